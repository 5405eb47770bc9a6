import type { Page } from '@playwright/test';
import { enter, openCartWith } from './requests.ts';
import { awake, expect, fillBuyer, test } from './shop.ts';

/** A phone that no other test has. */
const phoneOf = (seed: number) => `8999${String(seed).padStart(7, '0')}`;

/** Orders as a guest; answers the number of the order. */
async function orderAsGuest(page: Page, phone: string): Promise<string> {
  await openCartWith(page, 'stulya');
  await fillBuyer(page);
  await page.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  const heading = page.getByRole('heading', { name: /^Заказ № \d+$/ });
  await expect(heading).toBeVisible();
  return /\d+/.exec(await heading.innerText())?.[0] ?? '';
}

/** Makes an account of the order on the page, by the code that a demo shows. */
async function register(page: Page): Promise<void> {
  const part = page.getByRole('region', { name: 'Личный кабинет' });
  await part.getByRole('button', { name: 'Получить код' }).click();
  await part.getByRole('button', { name: 'Подставить код' }).click();
  await expect(part).toHaveCount(0);
}

test(
  'a guest makes an account in passing, and the order is in it',
  { tag: '@both' },
  async ({ page }, { project }) => {
    const id = await orderAsGuest(page, phoneOf(project.name === 'phone' ? 1 : 2));
    await register(page);
    await page.goto('/lk/orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
    await awake(page);
    await page.getByRole('link', { name: new RegExp(`^Заказ №.${id}`) }).click();
    await expect(page).toHaveURL(new RegExp(`/lk/orders/${id}$`));
    await expect(page.getByRole('region', { name: /^Состав и.сумма$/ })).toContainText('Итого');
    await page.getByRole('button', { name: `Повторить заказ № ${id}` }).click();
    await expect(page.getByRole('link', { name: /^Корзина.*1/ }).locator('visible=true')).toHaveCount(1);
  },
);

test('one signs in by a code with the keyboard alone', async ({ page, expectComplaint }) => {
  // The refusal of the wrong code.
  expectComplaint(/status of 400/);
  await page.goto('/lk/login?from=/lk/profile');
  await awake(page);
  const tabTo = async (name: string) => {
    const target = page.getByRole('button', { name }).or(page.getByRole('textbox', { name }));
    for (let presses = 0; presses < 60; presses += 1) {
      if ((await target.and(page.locator(':focus')).count()) > 0) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`nobody gets to ${name} by Tab`);
  };
  await tabTo('Войти по коду');
  await page.keyboard.press('Enter');
  await tabTo('Телефон или e-mail');
  await page.keyboard.type('9122044302');
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Код' });
  await expect(field).toBeFocused();
  const code = /\d{6}/.exec(await page.getByText(/ничего не.отправлено/).innerText())?.[0] ?? '';
  await page.keyboard.type(code === '000000' ? '000001' : '000000');
  await expect(page.getByText(/Неверный код.*Осталось 4/)).toBeVisible();
  // What was wrong is selected: one types over it.
  await expect(field).toBeFocused();
  await page.keyboard.type(code);
  await expect(page.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'ФИО' })).toHaveValue('Вера Соколова');
});

test('a page of the account leads to the login and back, and is gone with the logout in every tab', async ({
  page,
  context,
}) => {
  await page.goto('/lk/orders');
  await expect(page).toHaveURL('/lk/login?from=%2Flk%2Forders');
  await awake(page);
  await page.getByRole('textbox', { name: 'Логин' }).fill('editor');
  await page.getByLabel('Пароль', { exact: true }).fill('editor-demo');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
  // Something to go back to.
  await page.getByRole('main').getByRole('link', { name: 'Профиль' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/lk/profile');
  await awake(other);
  await expect(other.getByRole('textbox', { name: 'ФИО' })).toHaveValue('Вера Соколова');
  // What another tab shows is gone at once, without waiting for any answer of the shop.
  await other.route('**/api/**', () => undefined);
  await page.getByRole('main').getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'ФИО' })).toHaveCount(0);
  await expect(other.getByText('Вера Соколова')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('services'))).toBeNull();
});

test(
  'what was loaded before the logout is nobody’s on Back, whatever the browser keeps',
  { tag: '@deep' },
  async ({ page }) => {
    await enter(page, 'editor');
    await page.goto('/lk/profile');
    await awake(page);
    await expect(page.getByRole('textbox', { name: 'ФИО' })).toHaveValue('Вера Соколова');
    await page.goto('/lk/orders');
    await awake(page);
    await page.getByRole('main').getByRole('button', { name: 'Выйти', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
    const shown = await (await page.goBack())?.text();
    expect(shown).toContain('Вход');
    expect(shown).not.toContain('Вера Соколова');
    await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  },
);

test(
  'an order of a guest is kept by no browser, for its page names who ordered',
  { tag: '@deep' },
  async ({ page }) => {
    await orderAsGuest(page, phoneOf(3));
    const order = await page.reload();
    expect(order?.headers()['cache-control']).toBe('private, no-store');
    const list = await page.goto('/section');
    expect(list?.headers()['cache-control']).toBe('private, no-cache');
  },
);

test(
  'a page that the session of which has ended leads to the login',
  { tag: '@deep' },
  async ({ page, context, expectComplaint }) => {
    expectComplaint(/status of 403/);
    await enter(page, 'editor');
    await page.goto('/lk/profile');
    await awake(page);
    await context.clearCookies({ name: 'token' });
    await page
      .getByRole('navigation', { name: 'Личный кабинет' })
      .getByRole('link', { name: 'Заказы' })
      .click();
    await expect(page).toHaveURL('/lk/login?from=%2Flk%2Forders');
  },
);
