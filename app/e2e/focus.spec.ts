import type { Page } from '@playwright/test';
import { open } from './moves.ts';
import { addFromSection, expect, openCart, signIn, test } from './shop.ts';

/** More presses than any of these pages has things to press. */
const PRESSES = 200;

/** What has the focus: its words and what of the page lies over it; null where the focus has left the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const words = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`;
    const [x, y] = [left + width / 2, top + height / 2];
    const bars = [...document.querySelectorAll('body *')].filter((part) => {
      if (part.contains(element) || getComputedStyle(part).position !== 'fixed') return false;
      const box = part.getBoundingClientRect();
      return box.left < x && box.right > x && box.top < y && box.bottom > y && box.height < innerHeight / 2;
    });
    return { words, over: bars.map((bar) => bar.outerHTML.slice(0, 80)), isSeen: y >= 0 && y <= innerHeight };
  });

async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let presses = 0; presses < PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) break;
    if (stop.over.length > 0 || !stop.isSeen) hidden.push(`${stop.words}: ${stop.over.join()}`);
  }
  return hidden;
}

for (const address of ['/section/stulya', '/lk/login']) {
  test(`what has the focus is in sight on ${address}`, async ({ page }) => {
    await open(page, address);
    expect(await hiddenStops(page)).toEqual([]);
  });
}

test('what has the focus is in sight on a product and in the cart with its form', async ({ page }) => {
  const card = await addFromSection(page, 'Стулья');
  const product = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  await openCart(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'ФИО' })).toBeVisible();
  expect(await hiddenStops(page)).toEqual([]);
  await open(page, product);
  expect(await hiddenStops(page)).toEqual([]);
});

test('what has the focus is in sight on the profile', async ({ page }) => {
  await signIn(page, 'buyer');
  await open(page, '/lk/profile');
  expect(await hiddenStops(page)).toEqual([]);
});
