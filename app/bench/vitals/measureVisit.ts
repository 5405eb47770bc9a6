import type { Browser } from '@playwright/test';
import { openSlowPage } from './conditions.ts';
import { observe } from './observe.ts';
import type { Vitals } from './observe.ts';

/** How long a page must do nothing to count as quiet, ms. */
const QUIET_MS = 2_000;

/** First visit of an address with nothing cached. */
export async function measureVisit(browser: Browser, url: string): Promise<Vitals> {
  const { context, page } = await openSlowPage(browser);
  try {
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    const { lcp, tbt, cls } = await page.evaluate(() => window.vitals);
    return { lcp, tbt, cls };
  } finally {
    await context.close();
  }
}
