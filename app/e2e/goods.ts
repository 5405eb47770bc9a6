import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

/** The first good of a section: its page in the shop, and its article. */
export async function firstGood(page: Page, section: string): Promise<{ path: string; article: string }> {
  await page.goto(`/section/${section}`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const main = page.getByRole('main');
  await expect(main.getByText(/^Артикул/)).toBeVisible();
  const article = /Артикул\s+(\S+)/.exec(await main.innerText())?.[1] ?? '';
  return { path: new URL(page.url()).pathname, article };
}
