/** The page of the shop that a link would show here; null for all other links. */
export function pageOf(target: EventTarget | null): { link: HTMLAnchorElement; url: URL } | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const url = new URL(link.href);
  const here = url.pathname === location.pathname && url.search === location.search;
  return url.origin === location.origin && !here ? { link, url } : null;
}
