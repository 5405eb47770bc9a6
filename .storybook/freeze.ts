/** Stops whatever moves or comes by itself, so that a picture does not depend on the moment it is taken. */
export const FREEZE = `*, ::before, ::after {
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
  content-visibility: visible !important;
}`;

/** Puts the style into a page once. */
export function freeze(css: string): void {
  if (document.querySelector('style[data-freeze]')) return;
  const style = document.createElement('style');
  style.dataset['freeze'] = '';
  style.textContent = css;
  document.head.append(style);
}
