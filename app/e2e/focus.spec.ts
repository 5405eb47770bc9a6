import type { Page } from '@playwright/test';
import { open } from './moves.ts';
import { enter } from './requests.ts';
import { addFromSection, city, expect, fillBuyer, openCart, test } from './shop.ts';

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

/** So many are pressed before the page is asked what it has noted. */
const PRESSES_AT_ONCE = 25;

interface Stop {
  words: string;
  /** The bar that lies over it; null where none does. */
  under: string | null;
  isSeen: boolean;
}

/**
 * Has the page itself note what has the focus after each press: asked from outside after each one, it would rest there
 * for so long that what it leads to is fetched and drawn ahead.
 */
const takeNotes = (page: Page) =>
  page.evaluateHandle(() => {
    const stops: Stop[] = [];
    const walked = new WeakSet<Element>();
    const listening = new AbortController();
    let isDue = false;
    let isOver = false;

    function note(): void {
      const element = document.activeElement;
      // The end of the page, or of a window that keeps the focus.
      isOver ||= !element || element === document.body || walked.has(element);
      if (!element || isOver) return;
      walked.add(element);
      const { left, top, width, height } = element.getBoundingClientRect();
      const words = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`;
      const [x, y] = [left + width / 2, top + height / 2];
      let part = document.elementFromPoint(x, y);
      while (part && (part.contains(element) || !/fixed|sticky/.test(getComputedStyle(part).position)))
        part = part.parentElement;
      const under = part?.outerHTML.slice(0, 80) ?? null;
      stops.push({ words, under, isSeen: y >= 0 && y <= innerHeight });
    }
    /** As late as can be: before the next press, or when one asks. */
    function noteDue(): void {
      if (isDue) note();
      isDue = false;
    }

    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      noteDue();
      isDue = !isOver;
      // The next walk begins here.
      if (isOver) event.preventDefault();
    };
    addEventListener('keydown', press, { capture: true, signal: listening.signal });
    const read = () => {
      noteDue();
      return { stops, isOver };
    };
    return { read, end: () => listening.abort() };
  });

async function walk(page: Page, key: string): Promise<Stop[]> {
  const notes = await takeNotes(page);
  for (;;) {
    for (let presses = 0; presses < PRESSES_AT_ONCE; presses += 1) await page.keyboard.press(key);
    const { stops, isOver } = await notes.evaluate(({ read }) => read());
    if (!isOver && stops.length < PRESSES) continue;
    await notes.evaluate(({ end }) => end());
    await notes.dispose();
    return stops;
  }
}

/** Walks through all of the page at every width; at least `least` things are come to each time. */
async function expectInSight(page: Page, least = 10): Promise<void> {
  for (const [width, key] of WALKS) {
    await page.setViewportSize({ width, height: 740 });
    const stops = await walk(page, key);
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
  await enter(page, 'buyer');
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
