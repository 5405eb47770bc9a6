/** Nothing in a page depends on the host that a request names, so nobody can make it lead elsewhere. */
const ORIGIN = 'http://shop.invalid';

/**
 * The address of a page, from the target of a request; null where no page can have it: a path that browsers take
 * for another host, or a NUL that no database takes.
 * @param target path and query, or a whole address as proxies send it
 */
export function addressOf(target: string): URL | null {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  if (!/^\/(?![/\\])/.test(path) || /%00|\0/.test(path)) return null;
  const address = URL.parse(ORIGIN + path);
  // `/..//evil.example` is put in order as one.
  return address?.pathname.startsWith('//') ? null : address;
}
