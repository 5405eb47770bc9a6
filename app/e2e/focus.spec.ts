import type { Page } from '@playwright/test';
import { open } from './moves.ts';
import { addFromSection, city, expect, fillBuyer, openCart, signIn, test } from './shop.ts';

/** More presses than any of these pages has things to press. */
const PRESSES = 250;

/** Forwards and backwards in turn: each walk begins where the one before has left the page. */
const WALKS = [
  [320, 'Tab'],
  [360, 'Shift+Tab'],
  [480, 'Tab'],
  [600, 'Shift+Tab'],
  [767, 'Tab'],
] as const;

interface Stop {
  words: string;
  /** The bar that lies over it; null where none does. */
  under: string | null;
  isSeen: boolean;
  /** It had the focus before, on this walk. */
  isSecond: boolean;
}

/** What has the focus; null where the focus has left the page. */
const focused = (page: Page, walk: string): Promise<Stop | null> =>
  page.evaluate((walk) => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return null;
    const isSecond = element.dataset['walk'] === walk;
    element.dataset['walk'] = walk;
    const { left, top, width, height } = element.getBoundingClientRect();
    const words = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`;
    const [x, y] = [left + width / 2, top + height / 2];
    let part = document.elementFromPoint(x, y);
    while (part && (part.contains(element) || !/fixed|sticky/.test(getComputedStyle(part).position)))
      part = part.parentElement;
    const under = part?.outerHTML.slice(0, 80) ?? null;
    return { words, under, isSeen: y >= 0 && y <= innerHeight, isSecond };
  }, walk);

async function walk(page: Page, key: string, name: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < PRESSES) {
    await page.keyboard.press(key);
    const stop = await focused(page, name);
    // The end of the page, or of a window that keeps the focus.
    if (!stop || stop.isSecond) break;
    stops.push(stop);
  }
  return stops;
}

/** Walks through all of the page at every width; at least `least` things are come to each time. */
async function expectInSight(page: Page, least = 10): Promise<void> {
  for (const [width, key] of WALKS) {
    await page.setViewportSize({ width, height: 740 });
    const stops = await walk(page, key, String(width));
    expect(stops.length).toBeGreaterThanOrEqual(least);
    expect(
      stops.filter(({ under, isSeen }) => under !== null || !isSeen),
      `${width} px, ${key}`,
    ).toEqual([]);
  }
}

for (const address of ['/', '/section/stulya', '/lk/login']) {
  test(`what has the focus is in sight on ${address}`, { tag: ['@phone', '@deep'] }, async ({ page }) => {
    await open(page, address);
    await expectInSight(page);
  });
}

test(
  'what has the focus is in sight on a product, in the cart with its form and on the order',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    const card = await addFromSection(page, 'Стулья');
    const product = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
    await openCart(page);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'ФИО' })).toBeVisible();
    await expectInSight(page);
    await open(page, product);
    await expectInSight(page);
    await openCart(page);
    await fillBuyer(page);
    await page.getByRole('button', { name: 'Оформить заказ' }).click();
    await expect(page.getByRole('heading', { name: /^Заказ № \d+$/ })).toBeVisible();
    await expectInSight(page);
  },
);

test('what has the focus is in sight on the profile', { tag: ['@phone', '@deep'] }, async ({ page }) => {
  await signIn(page, 'buyer');
  await open(page, '/lk/profile');
  await expectInSight(page);
});

test(
  'what has the focus is in sight in the window of cities',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    await open(page, '/');
    await city(page, 'Екатеринбург').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectInSight(page, 3);
  },
);
