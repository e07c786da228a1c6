package dev.artemisstudio.rest;

import io.helidon.http.Method;
import io.helidon.webserver.cors.CorsFeature;
import io.helidon.webserver.cors.CorsPathConfig;

/**
 * Which pages of other origins may call. Helidon finds its CORS feature on the class path and then lets every origin in;
 * ours takes its place, and without a configured origin it is off.
 */
final class Cors {
    private Cors() {}

    static CorsFeature feature(RestSettings settings) {
        boolean enabled = !settings.corsOrigins().isEmpty();
        var cors = CorsFeature.builder().addDefaults(false).enabled(enabled);
        if (enabled) {
            cors.addPath(path(settings, settings.prefix() + "/*")).addPath(path(settings, OpenApiHandler.PATH));
        }
        return cors.build();
    }

    private static CorsPathConfig path(RestSettings settings, String pattern) {
        return CorsPathConfig.builder()
                .pathPattern(pattern)
                .clearAllowOrigins()
                .addAllowOrigins(java.util.Set.copyOf(settings.corsOrigins()))
                .clearAllowMethods()
                .addAllowMethod(Method.GET)
                .addAllowMethod(Method.HEAD)
                .addAllowMethod(Method.POST)
                .addAllowMethod(Method.PUT)
                .addAllowMethod(Method.PATCH)
                .addAllowMethod(Method.DELETE)
                .build();
    }
}
