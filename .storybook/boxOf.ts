import type { Page } from 'playwright';

/** Where a story's own element stands in the window, px; nothing where it has no box. One question: Playwright's own asks four. */
export function boxOf(page: Page) {
  return page.evaluate(() => {
    const root = document.getElementById('storybook-root');
    if (!root || root.getClientRects().length === 0) return null;
    const { x, y, width, height } = root.getBoundingClientRect();
    return { x, y, width, height };
  });
}
