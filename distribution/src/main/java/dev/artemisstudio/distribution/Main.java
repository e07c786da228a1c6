package dev.artemisstudio.distribution;

import dev.artemisstudio.core.config.ConfigFault;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command line of Studio: {@code studio demo}, {@code studio serve}, {@code studio mcp}. */
@Command(
        name = "studio",
        description = "Lets people and models run Apache Artemis clusters.",
        mixinStandardHelpOptions = true,
        versionProvider = BuildVersion.class,
        subcommands = {DemoCommand.class, ServeCommand.class, McpCommand.class})
public final class Main implements Runnable {

    @Spec
    private CommandSpec spec;

    private Main() {}

    public static void main(String[] arguments) {
        Logging.configure();
        System.exit(commandLine().execute(arguments));
    }

    /** A failure that a person can mend is one line on standard error; anything else keeps its stack trace. */
    static CommandLine commandLine() {
        return new CommandLine(new Main()).setExecutionExceptionHandler((exception, command, parsed) -> {
            if (exception instanceof UserFailure || exception instanceof ConfigFault) {
                command.getErr().println(exception.getMessage());
                return CommandLine.ExitCode.SOFTWARE;
            }
            throw exception;
        });
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Say what to run: demo, serve or mcp.");
    }
}
