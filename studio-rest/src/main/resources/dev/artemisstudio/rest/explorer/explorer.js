// The document is asked for as JSON by the Accept header that swagger-ui sends. No validator: it would be a foreign site.
SwaggerUIBundle({
  url: "openapi",
  dom_id: "#explorer",
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  validatorUrl: null,
});
