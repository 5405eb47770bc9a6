import type { Page } from '@playwright/test';
import { open } from './moves.ts';
import { quiet } from './quiet.ts';
import { openCartWith } from './requests.ts';
import { addFromSection, awake, expect, openCart, test } from './shop.ts';

const rows = (page: Page) => page.getByRole('region', { name: 'Товары в корзине' }).getByRole('listitem');
const pieces = (page: Page) => rows(page).first().getByRole('spinbutton');

async function openFilledCart(page: Page, ...sections: string[]): Promise<void> {
  await openCartWith(page, ...sections);
  await expect(rows(page)).toHaveCount(sections.length);
}

test('two tabs are in step, whichever one changes the cart', { tag: '@deep' }, async ({ page, context }) => {
  await openFilledCart(page, 'stulya');
  const other = await context.newPage();
  await open(other, '/cart');
  await rows(page).first().getByRole('button', { name: 'Увеличить' }).click();
  await expect(pieces(other)).toHaveValue('2');
  await rows(other).first().getByRole('button', { name: 'Увеличить' }).click();
  await expect(pieces(page)).toHaveValue('3');
  await rows(other).first().getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByRole('heading', { name: 'В корзине пока пусто' })).toBeVisible();
});

test(
  '«Back» to a cart that changed meanwhile brings no former marks',
  { tag: '@deep' },
  async ({ page, context }) => {
    await openFilledCart(page, 'stulya', 'kresla');
    const marked = page.waitForResponse('**/api/cart/toggle');
    await rows(page).first().getByRole('checkbox').press('Space');
    await expect(rows(page).first().getByRole('checkbox')).not.toBeChecked();
    await marked;
    await page.goto('/lk/login');
    const other = await context.newPage();
    await other.goto('/cart');
    await awake(other);
    const removed = other.waitForResponse('**/api/cart/delete');
    await rows(other).first().getByRole('button', { name: 'Удалить' }).click();
    await expect(rows(other)).toHaveCount(1);
    await removed;
    await page.goBack();
    await awake(page);
    await quiet(page);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first().getByRole('checkbox')).toBeChecked();
  },
);

test(
  'an answer that gets lost is no failure where the shop has made the change',
  { tag: '@deep' },
  async ({ page, expectComplaint }) => {
    expectComplaint(/net::ERR_FAILED/);
    await openFilledCart(page, 'stulya');
    await page.route('**/api/cart/update', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const looked = page.waitForResponse('**/api/info');
    await rows(page).first().getByRole('button', { name: 'Увеличить' }).click();
    await looked;
    await expect(rows(page).first().getByText('Сохраняем')).toHaveCount(0);
    await expect(pieces(page)).toHaveValue('2');
    await page.unroute('**/api/cart/update');
    await page.reload();
    await expect(pieces(page)).toHaveValue('2');
  },
);

test('several rows that were removed come back as they were', { tag: '@deep' }, async ({ page }) => {
  await openFilledCart(page, 'stulya', 'divany');
  const names = await rows(page).getByRole('link').allInnerTexts();
  await page.getByRole('button', { name: 'Удалить выбранные' }).click();
  await expect(page.getByRole('heading', { name: 'В корзине пока пусто' })).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(rows(page)).toHaveCount(2);
  expect(await rows(page).getByRole('link').allInnerTexts()).toEqual(names);
});

test(
  'what a stepper takes out of the cart comes back as it was, on a card and on the product page',
  { tag: '@deep' },
  async ({ page }) => {
    const card = await addFromSection(page, 'Стулья');
    const name = await card.getByRole('heading').innerText();
    const stepper = card.getByRole('spinbutton');
    // What the cart of the shop has is what comes back: two pieces that it never heard of are none.
    const saved = page.waitForResponse(/\/api\/cart\//);
    await card.getByRole('button', { name: 'Увеличить' }).click();
    await saved;
    await expect(card.getByRole('group', { name: 'Количество' })).not.toHaveAttribute('aria-busy');
    await stepper.fill('0');
    await stepper.press('Enter');
    await expect(card.getByRole('button', { name: 'В корзину', exact: true })).toBeFocused();
    await expect(page.getByText(`Убрано из корзины: ${name}`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(stepper).toHaveValue('2');
    await card.getByRole('heading').getByRole('link').click();
    // The address is there before the page: until then the list stands, with a stepper of its own.
    await expect(page.getByRole('region', { name: 'Фотографии' })).toBeVisible();
    const main = page.getByRole('main');
    const field = main.getByRole('spinbutton').locator('visible=true').first();
    await expect(field).toHaveValue('2');
    await field.fill('0');
    await field.press('Enter');
    const back = page.getByRole('button', { name: 'Вернуть' });
    await expect(back).toBeVisible();
    await page.keyboard.press('F8');
    await back.press('Enter');
    await expect(field).toHaveValue('2');
    const increase = main.getByRole('button', { name: 'Увеличить', exact: true }).locator('visible=true');
    await expect(increase.first()).toBeFocused();
    await openCart(page);
    await expect(pieces(page)).toHaveValue('2');
  },
);

test('a list of codes goes into the cart by keyboard alone', async ({ page }) => {
  await openFilledCart(page, 'stulya');
  const article = /Артикул (\S+)/.exec(await rows(page).first().innerText())?.[1] ?? '';
  await page.getByRole('link', { name: 'Добавить по кодам' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Добавить по кодам' })).toBeVisible();
  await awake(page);
  // The page takes the focus to its heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('textbox', { name: 'Коды товаров' }).focus();
  await page.keyboard.type(`${article} x2; NET-TAKOGO`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Можно добавить 1 из 2' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Добавлено: 2 товара', { exact: true })).toBeVisible();
  await page.goto('/cart');
  await expect(pieces(page)).toHaveValue('3');
});

test('the cart needs no sideways scroll at 320 px', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openFilledCart(page, 'stulya');
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(320);
  await page.goto('/cart/codes');
  expect(await wide()).toBeLessThanOrEqual(320);
});
