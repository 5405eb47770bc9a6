import { openAs, openCartWith } from './requests.ts';
import { cartTotal, expect, test } from './shop.ts';

test('a coupon that staff make works in the cart at once, and the cart is told when they switch it off', async ({
  page,
}) => {
  await openAs(page, 'admin', '/admin/discount-coupons/new');
  await page.getByRole('textbox', { name: 'Код' }).fill('ПРОГУЛКА');
  await page.getByRole('textbox', { name: 'Размер' }).fill('10');
  await page.getByRole('button', { name: 'Создать промокод' }).click();
  await expect(page.getByRole('heading', { name: 'ПРОГУЛКА', level: 1 })).toBeVisible();
  const record = page.url();

  await openCartWith(page, 'stulya');
  const before = await cartTotal(page);
  await page.getByRole('button', { name: 'Есть промокод?' }).click();
  await page.getByRole('textbox', { name: 'Промокод' }).fill('прогулка');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Скидка −/)).toBeVisible();
  await expect.poll(() => cartTotal(page)).toBeLessThan(before);

  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Найти' }).fill('прогул');
  await page.getByRole('option', { name: /ПРОГУЛКА/ }).click();
  await expect(page).toHaveURL(record);
  await page.getByRole('button', { name: 'Выключить' }).click();
  await expect(page.getByRole('button', { name: 'Включить' })).toBeVisible();

  await page.goto('/cart');
  await expect.poll(() => cartTotal(page)).toBe(before);
  await expect(page.getByRole('main')).toContainText('ПРОГУЛКА');
});
