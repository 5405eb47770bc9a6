import { scrollToShow } from './scrollToShow.ts';

/** Pixels of a neighbour that stay in view: one sees that there is more. */
const NEIGHBOUR = 40;

/** Scrolls the list, and nothing around it, so that its chosen tab is seen. */
export function showTab(list: HTMLElement, behavior: ScrollBehavior): void {
  const tab = list.querySelector<HTMLElement>('[role=tab][data-state=active]');
  if (!tab) return;
  const left = scrollToShow({
    scroll: list.scrollLeft,
    width: list.clientWidth,
    start: tab.offsetLeft,
    size: tab.offsetWidth,
    margin: NEIGHBOUR,
  });
  list.scrollTo({ left, behavior });
}
