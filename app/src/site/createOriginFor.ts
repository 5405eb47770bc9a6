import type { FastifyRequest } from 'fastify';

/** Names of this machine: whoever asks for them knows where they are. */
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The shop's own origin for absolute addresses: the configured one, else that of a request to this very machine. What
 * any other request names as its host is not believed: it could make pages lead elsewhere. Empty where nobody said it.
 */
export function createOriginFor(
  siteUrl: string | null,
): (request: Pick<FastifyRequest, 'protocol' | 'host'>) => string {
  return ({ protocol, host }) => {
    if (siteUrl !== null) return siteUrl;
    const url = URL.parse(`${protocol}://${host}`);
    return url !== null && LOCAL.has(url.hostname) && url.host === host ? url.origin : '';
  };
}
