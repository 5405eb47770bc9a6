/**
 * Makes an empty document of a frame one by the standards with the styles of another, as they are now, and its theme,
 * also when that changes. What it answers ends that.
 */
export function dressLike(outer: Document, inner: Document): () => void {
  inner.open();
  // The one way to a document by the standards that is there at once.
  inner.write('<!doctype html><title>Окно</title><body>');
  inner.close();
  const style = inner.createElement('style');
  style.textContent = [...outer.styleSheets].map(rulesOf).join('\n');
  inner.head.append(style);
  const follow = () => {
    for (const { name, value } of outer.documentElement.attributes) {
      inner.documentElement.setAttribute(name, value);
    }
  };
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(outer.documentElement, { attributes: true });
  return () => observer.disconnect();
}

/** Rules and not the sheet's text: those that stories add to it are among them. Fonts lie beside the sheet. */
const rulesOf = ({ cssRules, href }: CSSStyleSheet) =>
  [...cssRules]
    .map(({ cssText }) =>
      cssText.replaceAll(/url\("(?<path>[^"]+)"\)/g, (_, path: string) => addressOf(path, href)),
    )
    .join('\n');

const addressOf = (path: string, sheet: string | null) =>
  `url("${new URL(path, sheet ?? document.baseURI).href}")`;
