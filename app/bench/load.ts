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

interface LoadOptions {
  /** Each client sends a body of its own. @default none: it reads */
  bodies?: readonly object[];
  /** Cookies of each client, likewise. @default none: each asks as somebody new */
  cookies?: readonly string[];
}

/** Asks `url` for some seconds with 20 clients at once. */
export async function load(
  url: string,
  { bodies = [], cookies = [] }: LoadOptions = {},
): Promise<LoadFigures> {
  const headers = { 'accept-encoding': 'br, gzip', 'content-type': 'application/json' };
  let next = 0;
  const result = await autocannon({
    url,
    connections: CLIENTS,
    duration: SECONDS,
    headers,
    method: bodies.length > 0 ? 'POST' : 'GET',
    setupClient(client) {
      const place = next++;
      if (bodies.length > 0) client.setBody(JSON.stringify(bodies[place % bodies.length]));
      if (cookies.length > 0) client.setHeaders({ ...headers, cookie: cookies[place % cookies.length] });
    },
  });
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}
