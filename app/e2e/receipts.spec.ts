import type { StaffOrder } from '@siren/domain/orders';
import { call, orderFrom, register } from './requests.ts';
import { expect, test } from './shop.ts';

test('what is handed over has its receipt: an answer that is lost after printing is asked for, and the shift closes with its report', async ({
  page,
  browser,
}) => {
  await page.goto('/backoffice');
  await page.getByRole('textbox', { name: 'Логин' }).fill('cashier');
  await page.getByRole('textbox', { name: 'Пароль' }).fill('cashier-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Чеки' }).click();
  const shift = page.getByRole('article', { name: 'Смена' });
  await shift.getByRole('button', { name: /^Открыть смену/ }).click();
  await expect(shift.getByText('Открыта', { exact: true })).toBeVisible();

  const buyer = await browser.newPage();
  await buyer.goto('/');
  await register(buyer, `receipt-${Date.now()}@mail.invalid`, 'Вера Ёлкина');
  const number = await orderFrom(buyer, 'torshery');
  const id = Number(number);
  const step = async (to: string) => {
    const { version } = (await call(page, '/api/backoffice/orders/get', { id })) as StaffOrder;
    await call(page, '/api/backoffice/orders/step', {
      id,
      version,
      to,
      tell: false,
      received: to === 'done',
    });
  };
  for (const to of ['confirmed', 'assembling', 'delivering']) await step(to);
  await call(page, '/api/backoffice/receipts/test-register', { mode: 'lost_answer' });
  await step('done');

  const list = page.getByRole('region', { name: 'Чеки' });
  const row = list.getByRole('link', { name: new RegExp(number) });
  await row.click();
  const receipt = page.getByRole('article', { name: `Чек заказа № ${number}` });
  // Known by itself after the register was asked, without a press.
  await expect(receipt.getByText(/ФД \d+, ФП/)).toBeVisible();
  await expect(row).toHaveCount(1);
  await call(page, '/api/backoffice/receipts/test-register', { mode: 'works' });

  await list.getByRole('link', { name: 'Смена' }).click();
  // Until the shift is read anew it stands there as it was opened, with nothing in its drawer.
  await expect(shift.getByRole('row', { name: /^Приход 1 / })).toBeVisible();
  const cash = await shift.getByText('Должно быть').locator('xpath=following-sibling::*').innerText();
  await shift.getByRole('textbox', { name: 'Пересчитано в ящике' }).fill(cash.replace('₽', '').trim());
  await shift.getByRole('button', { name: 'Закрыть смену' }).click();
  await expect(shift.getByText('Закрыта', { exact: true })).toBeVisible();
  await expect(shift.getByText('Пересчитано', { exact: true })).toBeVisible();
  await buyer.close();
});
