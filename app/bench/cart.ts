import type { Page } from '@playwright/test';
import { importPlenty } from './importPlenty.ts';
import { call } from './prepareCarts.ts';
import { longestWait, openSlowPage, pointAt, press, watchInteractions } from './vitals/index.ts';
import { withBrowsedShop } from './withBrowsedShop.ts';

type Say = (line: string) => void;

const ROWS = 200;
/** Presses of each kind. */
const PRESSES = 8;
/** Between two presses, ms: the answer of the first has come, as it has for people. */
const PAUSE_MS = 700;
/** How long the pointer is there before it presses, ms. */
const REST_MS = 150;

/** A visitor's token whose cart has so many rows. */
async function fillCart(url: string): Promise<string> {
  const { token } = await call<{ token: string }>(url, '/api/info', { token: '' });
  const ids = Array.from({ length: ROWS }, (_, index) => `BENCH-${index + 1}`);
  const { content } = await call<{ content: unknown[] }>(url, '/api/cart/add-by-codes', { token, ids });
  if (content.length !== ROWS) throw new Error(`the cart has ${content.length} rows`);
  return token;
}

/** Presses the buttons of that name in rows all over the cart; the longest wait for a paint, ms. */
async function pressAll(page: Page, name: string, role: 'button' | 'checkbox'): Promise<number> {
  return longestWait(page, async () => {
    for (let index = 0; index < PRESSES; index++) {
      const target = page.getByRole('listitem').getByRole(role, { name }).nth(index);
      // Not under the header; a second time, as rows get their true height when they come into sight.
      for (let look = 0; look < 2; look++) {
        await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await page.waitForTimeout(PAUSE_MS / 4);
      }
      await pointAt(page, target);
      await page.waitForTimeout(REST_MS);
      await press(page);
      await page.waitForTimeout(PAUSE_MS);
    }
  });
}

/** How long a cart of 200 rows takes from a press to the next paint, on a processor four times slower. */
export const benchCart = (say: Say) =>
  withBrowsedShop(say, async ({ url, dataDir, browser }) => {
    await importPlenty(dataDir, ROWS);
    const token = await fillCart(url);
    const { context, page } = await openSlowPage(browser);
    await context.addCookies([{ name: 'token', value: token, url }]);
    await watchInteractions(page);
    await page.goto(`${url}/cart`, { waitUntil: 'networkidle' });
    const figures = {
      raise: await pressAll(page, 'Увеличить', 'button'),
      lower: await pressAll(page, 'Уменьшить', 'button'),
      select: await pressAll(page, 'Заказать', 'checkbox'),
      remove: await pressAll(page, 'Удалить', 'button'),
    };
    for (const [what, ms] of Object.entries(figures)) say(`cart of ${ROWS} rows, ${what}: INP ${ms} ms`);
    return figures;
  });
