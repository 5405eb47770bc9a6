import { enter } from './requests.ts';
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
