import { whenIdle } from '@siren/ui/element';

/**
 * Has the page that was drawn ahead laid out, too, once there is nothing better to do: its style and layout would cost a
 * phone half of the click that uncovers it. React keeps what it draws ahead out of layout (`display: none`); here
 * `content-visibility: hidden` takes over, under which a browser keeps what it has laid out and still shows it to nobody:
 * neither on the screen, nor by keys, nor by screen readers. Browsers that do not know it lay the page out with the click.
 * @returns what ends it
 */
export function layOutAhead(): () => void {
  if (!CSS.supports('content-visibility', 'hidden')) return () => {};
  const observer = new MutationObserver(() => {
    const next = document.querySelector<HTMLElement>('[data-ahead]');
    if (next?.style.display === 'none') whenIdle(() => layOut(next));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Within one task, so that nothing of it is ever painted. */
function layOut(page: HTMLElement): void {
  // It is laid out already, or was uncovered meanwhile.
  if (page.style.display !== 'none') return;
  page.style.removeProperty('display');
  page.style.contentVisibility = 'visible';
  page.getBoundingClientRect();
  page.style.contentVisibility = 'hidden';
}
