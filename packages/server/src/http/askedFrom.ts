import type { FastifyRequest } from 'fastify';

/** Whose page sent a request: one of ours, another site's (a neighbour's on the same domain too), or nobody says. */
export type AskedFrom = 'own' | 'other' | 'unsaid';

/**
 * Browsers say it by `Sec-Fetch-Site`, older ones by `Origin` alone. Programs say neither: they carry nobody's cookies.
 */
export function askedFrom({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): AskedFrom {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'other';
  if (origin === undefined) return 'unsaid';
  return URL.parse(origin)?.host === host ? 'own' : 'other';
}
