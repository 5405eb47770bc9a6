import type { StaffOrder } from '@siren/domain/orders';
import { call, enter, orderFrom, register } from './requests.ts';
import { expect, test } from './shop.ts';

test('the till brings an order to its buyer: it appears by itself, is put together by a key, and goes on as a colleague takes it', async ({
  page,
  browser,
}) => {
  await page.goto('/backoffice');
  await page.getByRole('textbox', { name: 'Логин' }).fill('cashier');
  await page.getByRole('textbox', { name: 'Пароль' }).fill('cashier-demo');
  await page.keyboard.press('Enter');
  const list = page.getByRole('region', { name: 'Заказы' });
  await expect(list.getByRole('heading', { name: 'В работе' })).toBeVisible();
  await expect(page.getByText(/^На.связи$/)).toBeVisible();

  const buyer = await browser.newPage();
  await buyer.goto('/');
  await register(buyer, `till-${Date.now()}@mail.invalid`, 'Вера Ёлкина');
  const number = await orderFrom(buyer, 'torshery');
  await list.getByRole('searchbox').fill(number);
  await page.keyboard.press('Enter');
  await list.getByRole('link', { name: new RegExp(number) }).click();
  const order = page.getByRole('article', { name: `Заказ № ${number}` });
  await order.getByRole('button', { name: 'Взять себе' }).click();
  await expect(order.getByText('Ведёте вы')).toBeVisible();

  // By the key of the till, without the mouse.
  for (const button of [/^Подтвердить/, /^Начать сборку/]) {
    const step = order.getByRole('button', { name: button });
    await expect(step).toBeVisible();
    await expect(step).not.toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('F4');
  }
  await expect(order.getByRole('button', { name: /^Передать в.доставку/ })).toBeVisible();

  // What somebody does elsewhere is seen here at once.
  const colleague = await browser.newPage();
  await colleague.goto('/');
  await enter(colleague, 'admin');
  const id = Number(number);
  const { version } = (await call(colleague, '/api/admin/orders/get', { id })) as StaffOrder;
  await call(colleague, '/api/admin/orders/step', { id, version, to: 'delivering', tell: false });
  await expect(order.getByRole('button', { name: /^Доставлен/ })).toBeVisible();
  await Promise.all([buyer.close(), colleague.close()]);
});
