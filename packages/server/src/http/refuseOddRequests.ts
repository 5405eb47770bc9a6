import type { FastifyInstance } from 'fastify';
import { badRequest } from './readBody.ts';

/** A name or an address, with a port or without; none at all in HTTP/1.0. */
const HOST = /^(?:(?:[a-z\d](?:[\w.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?)?$/i;

const isHost = (_name: string, index: number, headers: readonly string[]): boolean =>
  index % 2 === 0 && headers[index]?.toLowerCase() === 'host';

/**
 * Refuses what leaves open which host was asked for and how: a proxy in front may have read it another way, and cookies,
 * addresses and checks of origin go by it. What a proxy that is not trusted says has been left aside before.
 */
export function refuseOddRequests(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw, protocol, host }) => {
    if (raw.rawHeaders.filter(isHost).length > 1) throw badRequest('Host назван дважды.');
    if (!HOST.test(host)) throw badRequest('Такого Host не бывает.');
    // It is what a trusted proxy has written there, whatever the type says.
    if (!['http', 'https'].includes(protocol)) throw badRequest('Такого X-Forwarded-Proto не бывает.');
  });
}
