/** Stops whatever moves by itself, so that a picture does not depend on the moment it is taken. */
export const FREEZE = `*, ::before, ::after {
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}`;

/** Puts the style into a page once, and has it lay out at once what it would lay out when one comes near. */
export function freeze(css: string): void {
  if (document.querySelector('style[data-freeze]')) return;
  document.documentElement.dataset['whole'] = '';
  const style = document.createElement('style');
  style.dataset['freeze'] = '';
  style.textContent = css;
  document.head.append(style);
}
