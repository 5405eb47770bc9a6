import type { Browser } from '@playwright/test';
import { openSlowPage } from './conditions.ts';

/** How long a pointer rests on a card before the click, ms: as people do. */
const REST_MS = 800;

declare global {
  interface Window {
    /** When the click came and when its page was painted, ms. */
    clicked?: number;
    painted?: number;
  }
}

/** From the click on a card that was pointed at to the painted product, ms. */
export async function measureClick(browser: Browser, sectionUrl: string): Promise<number> {
  const { context, page } = await openSlowPage(browser);
  try {
    await page.goto(sectionUrl, { waitUntil: 'networkidle' });
    const card = page.getByRole('article').first().getByRole('link').first();
    const name = await card.textContent();
    await card.hover();
    await page.waitForTimeout(REST_MS);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      addEventListener('click', ({ timeStamp }) => (window.clicked = timeStamp), {
        capture: true,
        once: true,
      });
      const before = document.querySelector('h1')?.textContent;
      new MutationObserver((_changes, observer) => {
        if (document.querySelector('h1')?.textContent === before) return;
        observer.disconnect();
        // The first task behind the frame that draws the change: then it is on its way to the screen.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => (window.painted = performance.now()));
          port1.start();
          port2.postMessage(null);
        });
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await card.click();
    await page.waitForFunction(() => window.painted !== undefined);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (!name) throw new Error('the first card has no name');
    return await page.evaluate(() => (window.painted ?? NaN) - (window.clicked ?? NaN));
  } finally {
    await context.close();
  }
}
