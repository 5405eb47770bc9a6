import type { Locator, Page } from '@playwright/test';
import { enter, fillCart } from './requests.ts';
import { awake, expect, test } from './shop.ts';

/** Presses Tab (or Shift+Tab) until the focus is in `target`: nobody here has a mouse. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const focused = target.and(page.locator(':focus'));
  for (let presses = 0; presses < 200; presses += 1) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press(key);
  }
  throw new Error(`nobody gets to ${String(target)} by ${key}`);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { name: /^Заказ № \d+$/ });

async function openForm(page: Page): Promise<void> {
  await page.goto('/cart');
  // The form answers, and not only its drawing of the server.
  await awake(page.locator('#buyer-name'));
  await expect(page.getByRole('radio', { name: 'Картой' })).toBeChecked();
}

/** Nothing of the page stands beside the screen. */
const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test.describe('by keyboard alone, at 320 px, in the dark theme', () => {
  test.use({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' });

  test('a guest fills the form in, the address by its suggestions, and orders', async ({ page }) => {
    await fillCart(page, 'stulya');
    await openForm(page);
    await expectNoSidewaysScroll(page);
    await tabTo(page, field(page, 'ФИО'));
    await page.keyboard.type('Анна Лебедева');
    await tabTo(page, field(page, 'Телефон'));
    await page.keyboard.type('89122044108');
    await tabTo(page, field(page, 'Адрес доставки'));
    await page.keyboard.type('ул малыш');
    await expect(page.getByRole('option', { name: 'ул. Малышева' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.type('10');
    await expect(page.getByRole('option', { name: 'ул. Малышева, 101' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.type(', кв. 5');
    await expect(field(page, 'Адрес доставки')).toHaveValue('ул. Малышева, 101, кв. 5');
    await tabTo(page, page.getByRole('radio', { name: 'Картой' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'По СБП' })).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: 'Оформить заказ' }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('ул. Малышева, 101, кв. 5');
    await expect(page.getByRole('main')).toContainText('СБП');
    await expectNoSidewaysScroll(page);
  });
});

test.describe('at 200 % zoom of a window of 1280 px', () => {
  test.use({ viewport: { width: 640, height: 400 } });

  test(
    'the order is fetched from a store; what is missing is said and gone to',
    { tag: '@deep' },
    async ({ page }) => {
      await fillCart(page, 'kresla');
      await openForm(page);
      await page.getByRole('radio', { name: 'Из магазина' }).check();
      const stores = page.getByRole('radiogroup', { name: 'Магазин, где заберёте заказ' });
      const store = stores.getByRole('radio', { disabled: false }).first();
      await expect(store).toBeVisible();
      await page.getByRole('button', { name: 'Оформить заказ' }).click();
      await expect(store).toBeFocused();
      await expect(store).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('alert')).toContainText(/исправьте 3\s+поля/);
      await field(page, 'ФИО').fill('Анна Лебедева');
      await field(page, 'Телефон').fill('+7 (912) 204-41-08');
      await page.getByRole('radio', { name: /Космонавтов, 46/ }).check();
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Оформить заказ' }).click();
      await expect(heading(page)).toBeVisible();
      await expectNoSidewaysScroll(page);
    },
  );
});

test(
  'what one typed is there after a reload, and gone with the logout, in other tabs too',
  { tag: '@deep' },
  async ({ page, context }) => {
    await enter(page, 'buyer');
    await fillCart(page, 'stoly');
    await openForm(page);
    const own = page.getByRole('checkbox', { name: /Звонить по.номеру .*41-08/ });
    await expect(own).toBeChecked();
    await field(page, 'Адрес доставки').fill('Тайная тропа, 7');
    await page.reload();
    await expect(field(page, 'Адрес доставки')).toHaveValue('Тайная тропа, 7');
    expect(await page.content()).not.toContain('9122044108');

    const other = await context.newPage();
    await other.goto('/cart');
    await expect(field(other, 'Адрес доставки')).toHaveValue('Тайная тропа, 7');
    await other.getByRole('button', { name: 'Выйти', exact: true }).first().click();
    await expect(other.getByText('В корзине пока пусто')).toBeVisible();
    await expect(page.getByText('Тайная тропа')).toHaveCount(0);
    await expect(page.getByText('В корзине пока пусто')).toBeVisible();
    const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(left).not.toMatch(/Тайная|Лебедева|anna@/);
  },
);

const fillForm = async (page: Page) => {
  await field(page, 'ФИО').fill('Анна Лебедева');
  await field(page, 'Телефон').fill('9122044108');
  await field(page, 'Адрес доставки').fill('ул. Мира, 5, кв. 12');
};

test.describe('an answer that got lost', () => {
  /** Fills the cart and the form; the first order is placed, and nobody hears of it. Answers the numbers of what was ordered. */
  async function loseAnswer(page: Page): Promise<number[]> {
    await fillCart(page, 'stulya');
    await openForm(page);
    await fillForm(page);
    const ids: number[] = [];
    await page.route('**/api/order/create', async (route) => {
      const answer = await route.fetch();
      ids.push(((await answer.json()) as { id: number }).id);
      if (ids.length === 1) await route.abort();
      else await route.fulfill({ response: answer });
    });
    return ids;
  }

  test('is asked for: the order that was placed is shown', async ({ page, expectComplaint }) => {
    expectComplaint(/Failed to load resource|ERR_/);
    const ids = await loseAnswer(page);
    await page.getByRole('button', { name: 'Оформить заказ' }).click();
    await expect(heading(page)).toHaveText(/^Заказ № \d+$/);
    await expect(heading(page)).toHaveText(`Заказ № ${ids[0]}`);
    expect(ids).toHaveLength(1);
  });

  test(
    'is no second order where nobody answers the question either: pressed again, it is the one that was placed',
    { tag: '@deep' },
    async ({ page, expectComplaint }) => {
      expectComplaint(/Failed to load resource|ERR_/);
      const ids = await loseAnswer(page);
      await page.route('**/api/order/placed', (route) => route.abort());
      await page.getByRole('button', { name: 'Оформить заказ' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Ответа от' })).toBeVisible();
      await page.getByRole('button', { name: 'Оформить заказ' }).click();
      await expect(heading(page)).toHaveText(`Заказ № ${ids[0]}`);
      expect(ids).toEqual([ids[0], ids[0]]);
    },
  );
});
