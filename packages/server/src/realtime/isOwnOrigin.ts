import type { IncomingMessage } from 'node:http';

/**
 * Whether a page of our own opens the socket: browsers always say where a page is from, and that has to be the
 * host that was asked or one of `allowed`. Programs that are no browsers say nothing and carry nobody's cookies.
 *
 * @param allowed further origins, e.g. `https://shop.example`
 */
export function isOwnOrigin({ headers }: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
