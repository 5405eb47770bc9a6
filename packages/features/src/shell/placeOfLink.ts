/** A link of the page, to find again once the page is drawn anew; several links may lead to one address. */
export interface LinkPlace {
  href: string;
  /** Which of them, from 0. */
  at: number;
}

const alike = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>(`main a[href="${CSS.escape(href)}"]`)].filter((link) =>
    link.checkVisibility(),
  );

/** Where a link stands in the main part of the page; null where it is none of there. */
export function placeOfLink(element: EventTarget | null): LinkPlace | null {
  if (!(element instanceof HTMLAnchorElement)) return null;
  const href = element.getAttribute('href');
  if (href === null) return null;
  const at = alike(href).indexOf(element);
  return at < 0 ? null : { href, at };
}

/** The link that stands there now; null where there is none. */
export const linkAt = ({ href, at }: LinkPlace): HTMLAnchorElement | null => alike(href)[at] ?? null;
