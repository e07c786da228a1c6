package dev.artemisstudio.distribution;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar's manifest. */
final class BuildVersion implements IVersionProvider {

    static String text() {
        return Optional.ofNullable(Main.class.getPackage().getImplementationVersion())
                .orElse("unpackaged");
    }

    @Override
    public String[] getVersion() {
        return new String[] {"Artemis Studio " + text()};
    }
}
