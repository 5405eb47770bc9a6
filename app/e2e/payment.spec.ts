import type { Page } from '@playwright/test';
import { openCartWith } from './requests.ts';
import { awake, expect, fillBuyer, test } from './shop.ts';

/** Orders something; the page of the order is open then. */
async function order(page: Page): Promise<string> {
  await openCartWith(page, 'kresla');
  await fillBuyer(page);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page.getByRole('heading', { name: /^Заказ № \d+$/ })).toBeVisible();
  return page.url();
}

const panel = (page: Page) => page.getByRole('region', { name: 'Оплата' });
const payButton = (page: Page) => panel(page).getByRole('button', { name: /^Оплатить/ });

/** Goes to the bank; it is no page of the shop, and needs no script. */
async function goToBank(page: Page): Promise<void> {
  await payButton(page).click();
  await expect(page).toHaveURL(/\/test-bank\//);
  await expect(page.getByText('Это не настоящая оплата')).toBeVisible();
}
const atBank = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Goes back to the shop, and waits until its page answers to what one does. */
async function backFromBank(page: Page, name: string): Promise<void> {
  await atBank(page, name);
  await expect(page).not.toHaveURL(/\/test-bank\//);
  await awake(page);
}
const isPaid = (page: Page) => expect(panel(page).getByText(/^Оплачено/)).toBeVisible({ timeout: 15_000 });

test('an order is paid, and stays so after a reload', async ({ page }) => {
  await order(page);
  const [, sum = ''] = /Оплатить (.*)/.exec(await payButton(page).innerText()) ?? [];
  await goToBank(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sum.replaceAll(/\s/g, '\u00a0'));
  await atBank(page, 'Оплатить');
  await isPaid(page);
  await expect(page.getByRole('list', { name: 'Ход заказа' })).toContainText('Подтверждён');
  await page.reload();
  await isPaid(page);
  await expect(payButton(page)).toHaveCount(0);
});

test('a refusal says why, and the next try pays', { tag: '@deep' }, async ({ page }) => {
  await order(page);
  await goToBank(page);
  await backFromBank(page, 'Не хватает денег');
  await expect(panel(page).getByText(/не\sхватило денег/)).toBeVisible({ timeout: 15_000 });
  await panel(page).getByText('По СБП', { exact: true }).click();
  await goToBank(page);
  await atBank(page, 'Оплатить');
  await isPaid(page);
});

test('a code is asked for, and a wrong one may be mended', { tag: '@deep' }, async ({ page }) => {
  await order(page);
  await goToBank(page);
  await atBank(page, 'Оплатить с кодом из СМС');
  await page.getByRole('textbox', { name: 'Код' }).fill('1111');
  await atBank(page, 'Подтвердить');
  await expect(page.getByRole('alert')).toContainText('Код не подошёл');
  await page.getByRole('textbox', { name: 'Код' }).fill('0000');
  await atBank(page, 'Подтвердить');
  await isPaid(page);
});

test('an answer that comes late is waited for', { tag: '@deep' }, async ({ page }) => {
  await order(page);
  await goToBank(page);
  // Six seconds later the page says something else: what it said first stands in its HTML.
  const back = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/cart/checkout');
  await atBank(page, 'Оплатить, ответ позже');
  expect(await (await back).text()).toContain('Ждём ответа банка.');
  await isPaid(page);
});

test('pressed in two tabs and answered three times, it is paid once', async ({ page, context }) => {
  const address = await order(page);
  const other = await context.newPage();
  await other.goto(address);
  await awake(other);
  await payButton(page).dblclick();
  await expect(page).toHaveURL(/\/test-bank\//);
  await payButton(other).click();
  await expect(other).toHaveURL(page.url());
  await atBank(page, 'Оплатить, ответить трижды');
  await isPaid(page);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Платёж прошёл' })).toBeVisible();
  await other.getByRole('link', { name: 'Вернуться в магазин' }).click();
  await isPaid(other);
});

test(
  'who leaves the bank can go back to it, or cancel, and the goods are on sale again',
  { tag: '@deep' },
  async ({ page }) => {
    await order(page);
    await goToBank(page);
    const bank = page.url();
    await backFromBank(page, 'Закрыть страницу');
    await expect(panel(page).getByText('Ждём ответа банка.')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Вернуться к оплате' }).click();
    await expect(page).toHaveURL(bank);
    await backFromBank(page, 'Закрыть страницу');
    await panel(page).getByRole('button', { name: 'Отменить заказ' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
    await expect(panel(page).getByText('Заказ отменён.')).toBeVisible();
    await page.goto(bank);
    await expect(page.getByRole('heading', { name: 'Платёж отменён' })).toBeVisible();
  },
);
