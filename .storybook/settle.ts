import type { Page } from 'playwright';
import { boxOf } from './boxOf.ts';
import { FREEZE, freeze } from './freeze.ts';
import { waitForLoads } from './loads.ts';

/** As the environment opens its page. */
export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

/** The page at rest: loaded, with its fonts, nothing moving. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(freeze, FREEZE);
  await waitForLoads(page);
}

/** Another size of the window, once what measures itself has drawn for it. */
export async function resize(page: Page, size: typeof WIDE): Promise<void> {
  await page.setViewportSize(size);
  for (let before = ''; ;) {
    await waitForLoads(page);
    const now = JSON.stringify(await boxOf(page));
    if (now === before) return;
    before = now;
  }
}

export type Theme = 'light' | 'dark';

/** Switches the theme as `data-theme` does for anybody. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
}
