/** How often requests are looked at that are late, ms: one is cut off at most so much later. */
const CHECK_EVERY = 1_000;

/** What Fastify is told for a request to have arrived within `seconds`: its head, and its body with it. */
export function arrivalWithin(seconds: number): {
  requestTimeout: number;
  http: { connectionsCheckingInterval: number; headersTimeout: number };
} {
  const requestTimeout = seconds * 1_000;
  return {
    requestTimeout,
    http: { connectionsCheckingInterval: CHECK_EVERY, headersTimeout: requestTimeout },
  };
}
