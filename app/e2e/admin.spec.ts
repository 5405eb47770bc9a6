import { enter, orderFrom } from './requests.ts';
import { awake, expect, test } from './shop.ts';

const orders = { level: 1, name: 'Заказы' } as const;

test('whoever may enter the admin area signs in on the way and lands on the first screen', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/lk\/login\?from=%2Fadmin$/);
  await awake(page);
  await page.getByRole('textbox', { name: 'Логин' }).fill('admin');
  await page.getByLabel('Пароль', { exact: true }).fill('admin-demo');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(page.getByRole('heading', orders)).toBeVisible();
  await expect(page).toHaveTitle('Заказы | Сирень');
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(page.getByRole('heading', orders)).toBeVisible();
});

test('an order that a guest placed is found by its number and opened', async ({ page, browser }) => {
  const guest = await browser.newPage();
  const number = await orderFrom(guest, 'divany');
  await guest.close();
  await page.goto('/admin/orders');
  await awake(page);
  await enter(page, 'admin');
  await page.goto('/admin/orders');
  const search = page.getByRole('searchbox', { name: 'Номер, телефон, имя' });
  await search.fill(`№ ${number}`);
  await search.press('Enter');
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${number}$`));
  await expect(page.getByRole('heading', { level: 1, name: `Заказ № ${number}` })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue(`№ ${number}`);
});

test('a guest and a buyer do not', async ({ page, expectComplaint }) => {
  expectComplaint(/Failed to load resource.*404/);
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await enter(page, 'buyer');
  const answer = await page.goto('/admin/orders');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Адрес: /admin/orders')).toBeVisible();
  await expect(page.getByRole('heading', orders)).toHaveCount(0);
});
