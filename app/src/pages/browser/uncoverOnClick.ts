import { behindFrame, isPlain } from '@siren/features/navigation';
import { pageOf } from './pageOf.ts';

/**
 * Changes the places of two pages, as React does when the move is made; until then the place on the page is the former
 * page's. `aria-hidden` waits for React: the style of the whole document hangs on it, by the bar that the page docks.
 * @returns what changes them back, as long as the move is not made
 */
function uncover(next: HTMLElement, left: HTMLElement): () => void {
  const root = document.documentElement;
  const hidden = next.style.cssText;
  const place = window.scrollY;
  root.toggleAttribute('data-uncovered', true);
  left.style.display = 'none';
  next.style.cssText = '';
  window.scrollTo(0, 0);
  return () => {
    if (!root.hasAttribute('data-uncovered')) return;
    left.style.display = '';
    next.style.cssText = hidden;
    window.scrollTo(0, place);
    root.removeAttribute('data-uncovered');
  };
}

/**
 * Answers a click on a link whose page stands drawn on the stage in the very next frame: the two pages change places on
 * the screen, and the click itself goes on behind the frame. What a move needs besides (history, effects, taking the
 * former page away) takes longer than a frame on a phone.
 * @param isReady whether the page of an address can be shown without asking for anything
 * @returns what ends it
 */
export function uncoverOnClick(isReady: (url: URL) => boolean): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let goOn = (): void => {};
  let cover = (): void => {};

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
    cover = uncover(next, left);
    goOn = () => {
      goOn = () => {};
      page.link.click();
    };
    behindFrame(() => goOn());
  }

  window.addEventListener('click', answer, { capture: true, signal });
  // «Back» that is quicker than the move: for React nothing has happened then.
  window.addEventListener('popstate', () => cover(), { signal });
  return () => ended.abort();
}
