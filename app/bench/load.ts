import autocannon from 'autocannon';

/** What one address answered under load. */
export interface LoadFigures {
  /** Answers a second, on average. */
  perSecond: number;
  /** ms */
  p50: number;
  p99: number;
  /** Answers other than 2xx, and requests without any. */
  failed: number;
}

export const CLIENTS = 20;
const SECONDS = 6;

/** Asks `url` for some seconds with 20 clients at once; each client sends a body of its own, if there are any. */
export async function load(url: string, bodies: readonly object[] = []): Promise<LoadFigures> {
  let next = 0;
  const result = await autocannon({
    url,
    connections: CLIENTS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br, gzip', 'content-type': 'application/json' },
    method: bodies.length > 0 ? 'POST' : 'GET',
    setupClient(client) {
      if (bodies.length > 0) client.setBody(JSON.stringify(bodies[next++ % bodies.length]));
    },
  });
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}
