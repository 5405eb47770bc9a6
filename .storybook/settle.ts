import type { Page } from 'playwright';
import { FREEZE, freeze } from './freeze.ts';
import { waitForLoads } from './loads.ts';

export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

/** The page at rest: loaded, with its fonts, nothing moving, nothing pointed at. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(freeze, FREEZE);
  // Not until the network is idle: with a frame in a story Playwright never says so again.
  await page.waitForLoadState('load');
  await waitForLoads(page);
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
}

/** Another size of the window, once what measures itself has drawn for it. */
export async function resize(page: Page, size: typeof WIDE): Promise<void> {
  await page.setViewportSize(size);
  const root = page.locator('#storybook-root');
  for (let before = ''; ;) {
    await waitForLoads(page);
    const now = JSON.stringify(await root.boundingBox());
    if (now === before) return;
    before = now;
  }
}

/** Switches the theme as `data-theme` does for anybody. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
}
