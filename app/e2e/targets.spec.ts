import type { Locator, Page } from '@playwright/test';
import { filters } from './lists.ts';
import { firstCard, open } from './moves.ts';
import { quiet } from './quiet.ts';
import { enter, fillCart, openCartWith } from './requests.ts';
import { addFromSection, addToCart, city, expect, fillBuyer, openCart, test } from './shop.ts';
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

test(
  'a finger finds all that can be pressed in the suggestions of the search',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    await open(page, '/');
    await page.getByRole('combobox', { name: 'Поиск по каталогу' }).fill('кресло');
    const suggestions = page.getByRole('listbox', { name: 'Подсказки' });
    await expect(suggestions.getByRole('option').first()).toBeVisible();
    await quiet(page);
    await expectRoomIn(suggestions);
  },
);

test(
  'a finger finds all that can be pressed in the viewer of pictures, near and far',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    await open(page, SECTION);
    await firstCard(page).click();
    await expect(page).toHaveURL(/\/product\//);
    await page.getByRole('button', { name: 'Увеличить фото' }).click();
    const viewer = page.getByRole('dialog', { name: 'Фотографии' });
    await expect(viewer).toBeVisible();
    await expectRoomIn(viewer);
    await page.keyboard.press('+');
    await expect(viewer).toContainText(/увеличено в/);
    await expectRoomIn(viewer);
  },
);

test(
  'a finger finds all that can be pressed where a code proves a phone',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    await open(page, '/lk/login');
    await page.getByRole('button', { name: /^Войти по\sкоду$/ }).click();
    await expectRoom(page);
    await page.getByRole('textbox', { name: 'Телефон или e-mail' }).fill('9122055613');
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(page.getByRole('textbox', { name: 'Код', exact: true })).toBeVisible();
    await expectRoom(page);
  },
);

test(
  'a finger finds all that can be pressed among codes, and on the page of an order',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    await openCartWith(page, 'stulya');
    await open(page, '/cart/codes');
    await expectRoom(page);
    await openCartWith(page);
    await fillBuyer(page);
    await page.getByRole('button', { name: 'Оформить заказ' }).click();
    await expect(page.getByRole('heading', { name: /^Заказ № \d+$/ })).toBeVisible();
    await expectRoom(page);
  },
);

test(
  'a finger finds all that can be pressed where one chooses who goes on',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    await fillCart(page, 'stulya');
    const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value;
    await page.context().clearCookies({ name: 'token' });
    await enter(page, 'buyer');
    await page.goto(`/cart?token=${token}`);
    await expect(page).toHaveURL(/\/lk\/handover/);
    await expectRoom(page);
  },
);

test(
  'what a finger may miss is told: one pixel less than 44 on a side, a neighbour in its area, a link that is no sentence',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    const button = (name: string, left: number, width: number, height: number) =>
      `<button style="position: absolute; top: 100.5px; left: ${left}px; width: ${width}px; height: ${height}px">${name}</button>`;
    await page.setContent(`
      <style>button { padding: 0; border: 0 }</style>
      ${button('enough', 10.25, 44, 44)}
      ${button('narrow', 60.5, 43, 44)}
      ${button('low', 110, 44, 43.5)}
      ${button('covered', 160, 44, 44)}
      ${button('covering', 200, 44, 44)}
      ${button('beside it', 244, 44, 44)}
      <p style="position: absolute; top: 200px">Прочтите <a href="#">правила</a> до заказа.</p>
      <p style="position: absolute; top: 300px"><a href="#">Правила</a></p>`);
    const small = await smallTargets(page.locator('body'));
    expect(small.map((words) => words.split(' (')[0])).toEqual([
      'button narrow',
      'button low',
      'button covered',
      'a Правила',
    ]);
  },
);
