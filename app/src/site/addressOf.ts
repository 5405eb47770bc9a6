/** Nothing in a page depends on the host that a request names, so nobody can make it lead elsewhere. */
const ORIGIN = 'http://shop.invalid';

/** Path and query of the target of a request, which proxies send as a whole address. */
const withoutOrigin = (target: string): string => target.replace(/^https?:\/\/[^/?#]*/i, '');

/** The path as the request writes it. */
export const writtenPath = (target: string): string => withoutOrigin(target).split(/[?#]/, 1)[0] ?? '';

/** A sign of an address that means the same with percent sign and without it (RFC 3986, 6.2.2.2), without it. */
const plainSign = (code: string): string => {
  const sign = decodeURIComponent(code);
  return /[\w.~-]/.test(sign) ? sign : code;
};

/**
 * The address of a page, from the target of a request, in the one form that all writings of it have: without `..`, and with no
 * sign behind a percent sign that needs none (`/%61dmin` is `/admin`). null where no page can have it: a path that browsers
 * take for another host, or a NUL that no database takes.
 * @param target path and query, or a whole address as proxies send it
 */
export function addressOf(target: string): URL | null {
  const path = withoutOrigin(target);
  if (!/^\/(?![/\\])/.test(path) || /%00|\0/.test(path)) return null;
  const address = URL.parse(ORIGIN + path);
  // `/..//evil.example` is put in order as one.
  if (!address || address.pathname.startsWith('//')) return null;
  address.pathname = address.pathname.replace(/%[2-7][\da-f]/gi, plainSign);
  return address;
}
