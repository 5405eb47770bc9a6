/** Browsers drop tabs and line breaks and read `\` as `/`: an address that holds any of them is up to something. */
const TRICKS = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;
/** Another host without a scheme, and a scheme without the host that some parsers would find behind it. */
const AMBIGUOUS = /^(?:\/\/|[a-z][a-z0-9+.-]*:(?!\/\/))/i;

/**
 * The absolute address that a 401 `url` or a `redirect` parameter may lead to, or null where it may not:
 * only the own origin, and hosts of the allow-list over https (or http where the shop itself runs on http).
 * `origin` is the shop's own, e.g. `https://shop.ru`; `allowedHosts` are hosts with port where it is not the
 * usual one, e.g. `pay.example.ru`, `localhost:4000`.
 */
export function safeRedirect(
  url: string,
  origin: string,
  allowedHosts: readonly string[] = [],
): string | null {
  if (url === '' || AMBIGUOUS.test(url) || TRICKS.test(url)) return null;
  const own = new URL(origin);
  const target = URL.parse(url, own);
  if (target === null || target.username !== '' || target.password !== '') return null;
  if (target.origin === own.origin && target.protocol === own.protocol) {
    // The path alone would be read as another host wherever the origin is left out.
    return target.pathname.startsWith('//') ? null : target.href;
  }
  const secure = target.protocol === 'https:' || (target.protocol === 'http:' && own.protocol === 'http:');
  return secure && allowedHosts.some((host) => sameHost(host, target)) ? target.href : null;
}

function sameHost(host: string, target: URL): boolean {
  return URL.parse(`${target.protocol}//${host}`)?.host === target.host;
}
