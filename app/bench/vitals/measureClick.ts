import type { Browser } from '@playwright/test';
import { openSlowPage } from './conditions.ts';

/** How long a pointer rests on a card before the click, ms: as people do. */
const REST_MS = 800;

/**
 * From the click on a card that was pointed at to the painted product, ms. The pointer is moved and pressed as it is: what
 * looks for elements in the page meanwhile would be measured, too.
 */
export async function measureClick(browser: Browser, sectionUrl: string): Promise<number> {
  const { context, page } = await openSlowPage(browser);
  try {
    await page.goto(sectionUrl, { waitUntil: 'networkidle' });
    // «Ваш город?» covers the foot of a phone's screen until it is answered.
    await page.getByRole('button', { name: 'Закрыть' }).click();
    const card = page.getByRole('article').first().getByRole('link').first();
    const box = await card.boundingBox();
    if (!box) throw new Error('the first card has no link that can be seen');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(REST_MS);
    await page.waitForLoadState('networkidle');
    const painted = page.evaluate(watchClick);
    // The watch itself is a task of the page.
    await page.waitForTimeout(REST_MS);
    await page.mouse.down();
    await page.mouse.up();
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
