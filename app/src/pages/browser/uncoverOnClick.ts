import { behindFrame, isPlain } from '@siren/features/navigation';
import { pageOf } from './pageOf.ts';

/**
 * Answers a click on a link whose page stands drawn on the stage in the very next frame: the two pages change places on
 * the screen, and the click itself goes on behind the frame. What a move needs besides (history, effects, taking the
 * former page away) takes longer than a frame on a phone.
 * @param isReady whether the page of an address can be shown without asking for anything
 * @returns what ends it
 */
export function uncoverOnClick(isReady: (url: URL) => boolean): () => void {
  let goOn = (): void => {};

  function answer(event: MouseEvent): void {
    // A click before this one, which still waits, came first.
    goOn();
    const page = event.isTrusted ? pageOf(event.target) : null;
    if (!page || event.defaultPrevented || !isPlain(event, page.link) || !isReady(page.url)) return;
    const next = document.querySelector<HTMLElement>('[data-ahead]');
    const left = next?.previousElementSibling;
    if (next?.dataset['ahead'] !== page.url.pathname + page.url.search || !(left instanceof HTMLElement))
      return;
    event.preventDefault();
    event.stopPropagation();
    // React sets the same when the move is made; until then where the page was scrolled to is the former one's.
    document.documentElement.toggleAttribute('data-uncovered', true);
    left.style.display = 'none';
    next.removeAttribute('style');
    next.removeAttribute('aria-hidden');
    window.scrollTo(0, 0);
    goOn = () => {
      goOn = () => {};
      page.link.click();
    };
    behindFrame(() => goOn());
  }

  window.addEventListener('click', answer, { capture: true });
  return () => window.removeEventListener('click', answer, { capture: true });
}
