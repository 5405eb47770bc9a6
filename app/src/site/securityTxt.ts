import type { FastifyInstance } from 'fastify';
import type { PageHost } from './pages.ts';

/** How long one may rely on what was read, ms: half a year, of the year that RFC 9116 recommends at most. */
const GOOD_FOR_MS = 180 * 24 * 60 * 60 * 1000;

interface SecurityTxtOptions {
  /** URI of whom to write to. */
  contact: string;
  originFor: PageHost['originFor'];
}

/** Where to report a hole, for whoever found one (RFC 9116). */
export function registerSecurityTxt(
  server: FastifyInstance,
  { contact, originFor }: SecurityTxtOptions,
): void {
  const path = '/.well-known/security.txt';
  server.get(path, (request, reply) => {
    const origin = originFor(request);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(Date.now() + GOOD_FOR_MS).toISOString()}`,
      'Preferred-Languages: ru, en',
      ...(origin === '' ? [] : [`Canonical: ${origin}${path}`]),
    ];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
