import type { Browser } from '@playwright/test';
import { openSlowPage } from './conditions.ts';
import { pointAt, press } from './hand.ts';

/** How long a pointer rests on a card before the click, ms: as people do. */
const REST_MS = 800;

/** From the click on a card that was pointed at to the painted product, ms. */
export async function measureClick(browser: Browser, sectionUrl: string): Promise<number> {
  const { context, page } = await openSlowPage(browser);
  try {
    await page.goto(sectionUrl, { waitUntil: 'networkidle' });
    // «Ваш город?» covers the foot of a phone's screen until it is answered.
    await page.getByRole('button', { name: 'Закрыть' }).click();
    const card = page.getByRole('article').first().getByRole('link').first();
    await pointAt(page, card);
    await page.waitForTimeout(REST_MS);
    await page.waitForLoadState('networkidle');
    const painted = page.evaluate(watchClick);
    // The watch itself is a task of the page.
    await page.waitForTimeout(REST_MS);
    await press(page);
    return await painted;
  } finally {
    await context.close();
  }
}

/** Runs in the page: from the next click until the heading of another page was painted, ms. */
function watchClick(): Promise<number> {
  const shown = () => [...document.querySelectorAll('h1')].find((h1) => h1.checkVisibility())?.textContent;
  const before = shown();
  return new Promise((resolve) => {
    let released = NaN;
    const listen = { capture: true, once: true };
    addEventListener('mouseup', ({ timeStamp }) => (released = timeStamp), listen);
    const observer = new MutationObserver(() => {
      const now = shown();
      if (now === undefined || now === before) return;
      observer.disconnect();
      // The first task behind the frame that draws the change: then it is on its way to the screen.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - released));
        port1.start();
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}
