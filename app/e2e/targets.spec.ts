import type { Locator, Page } from '@playwright/test';
import { filters } from './lists.ts';
import { firstCard, open } from './moves.ts';
import { quiet } from './quiet.ts';
import { enter } from './requests.ts';
import { addFromSection, addToCart, city, expect, openCart, test } from './shop.ts';
import { smallTargets } from './targets.ts';

const SECTION = '/section/stulya';

/** Brings everything of the page in once: what is far down is drawn, and asks for its code, when one comes near. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await quiet(page);
}

const expectRoomIn = async (place: Locator) => expect(await smallTargets(place)).toEqual([]);

async function expectRoom(page: Page): Promise<void> {
  await seeAll(page);
  await expectRoomIn(page.locator('body'));
}

for (const address of ['/', SECTION, '/section', '/lk/login', '/search?query=диван', '/search?query=ььььь'])
  test(
    `a finger finds all that can be pressed on ${address}`,
    { tag: ['@phone', '@deep'] },
    async ({ page }) => {
      await open(page, address);
      await expectRoom(page);
    },
  );

test(
  'a finger finds all that can be pressed on a product and in the cart with its form',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    await open(page, SECTION);
    await firstCard(page).click();
    await expect(page).toHaveURL(/\/product\//);
    await addToCart(page);
    await expectRoom(page);
    await openCart(page);
    await expect(page.getByRole('textbox', { name: 'ФИО' })).toBeVisible();
    await expectRoom(page);
  },
);

test(
  'a finger finds all that can be pressed among favourites',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    const card = await addFromSection(page, 'Стулья');
    await card.getByRole('button', { name: /избранно/i }).click();
    await open(page, '/lk/favorites');
    await expectRoom(page);
  },
);

test(
  'a finger finds all that can be pressed on the pages of an account',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    await enter(page, 'buyer');
    for (const address of ['/lk/profile', '/lk/orders']) {
      await open(page, address);
      await expectRoom(page);
    }
  },
);

test('a finger finds all that can be pressed on a promo', { tag: ['@phone', '@deep'] }, async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('region', { name: /^Мягкая неделя/ })
    .getByRole('link', { name: /^Выбрать от/ })
    .click();
  await expect(page).toHaveURL(/\/promo\//);
  await expectRoom(page);
});

test(
  'a finger finds all that can be pressed in the window of cities',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    await open(page, '/');
    await city(page, 'Екатеринбург').click();
    const cities = page.getByRole('dialog');
    await expect(cities).toBeVisible();
    await expectRoomIn(cities);
  },
);

test(
  'a finger finds all that can be pressed among the filters',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    await open(page, SECTION);
    const sheet = await filters(page, true);
    await expect(sheet).toBeVisible();
    await expectRoomIn(sheet);
  },
);

test(
  'a finger finds all that can be pressed in the menu of the catalogue on a tablet',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1_100 });
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Каталог', exact: true }).tap();
    const menu = page.getByRole('navigation', { name: 'Разделы каталога' });
    await expect(menu).toBeVisible();
    await expectRoomIn(menu);
  },
);
