import type { Page } from '@playwright/test';
import { call, enter, orderFrom } from './requests.ts';
import { expect, test } from './shop.ts';

async function signIn(page: Page): Promise<void> {
  await page.goto('/backoffice/news');
  await page.getByRole('textbox', { name: 'Логин' }).fill('cashier');
  await page.getByRole('textbox', { name: 'Пароль' }).fill('cashier-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
  await expect(page.getByText(/^На.связи$/)).toBeVisible();
}

/** Closes what other walks left, so that what comes is in sight. */
const tile = (page: Page, text: RegExp) => page.getByRole('listitem').filter({ hasText: text });

test('an order that is placed stands at the till at once, in all tabs, and is closed in all of them; a line that is lost comes back', async ({
  page,
  browser,
  context,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page);
  const second = await context.newPage();
  await second.goto('/backoffice/news');
  await expect(second.getByText(/^На.связи$/)).toBeVisible();

  const buyer = await browser.newPage();
  await buyer.goto('/');
  const number = await orderFrom(buyer, 'torshery');
  const news = new RegExp(`${number.slice(-3)}`);
  for (const tab of [page, second]) {
    await tab.getByRole('searchbox', { name: 'Поиск по уведомлениям' }).fill(number);
    await tab.keyboard.press('Enter');
    await expect(tab.getByRole('button', { name: new RegExp(`^Закрыть: .*${number}`) })).toBeVisible();
  }
  await page.getByRole('button', { name: new RegExp(`^Закрыть: .*${number}`) }).click();
  for (const tab of [page, second])
    await expect(tile(tab, news).filter({ hasText: /закрыто/ })).toBeVisible();

  // The tab that has the line is closed: the other one opens its own.
  await page.close();
  await expect(second.getByText(/^На.связи$/)).toBeVisible();
  await context.setOffline(true);
  await expect(second.getByText('Нет связи')).toBeVisible();
  await context.setOffline(false);
  await expect(second.getByText(/^На.связи$/)).toBeVisible();

  await call(second, '/api/user/logout', {});
  await second.reload();
  await expect(second.getByRole('heading', { name: 'Авторизация' })).toBeVisible();
  await buyer.close();
});

test('what is said in a room is there for all at once; what is said without a line goes once it is back', async ({
  page,
  browser,
  context,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page);
  const colleague = await browser.newPage();
  await colleague.goto('/backoffice');
  await enter(colleague, 'admin');
  for (const one of [page, colleague]) await one.goto('/backoffice/rooms/all');
  const say = async (one: Page, text: string) => {
    await one.getByRole('textbox', { name: 'Сообщение' }).fill(text);
    await one.keyboard.press('Enter');
  };
  await say(page, 'Стулья приехали');
  const heard = (one: Page) => one.getByRole('log').getByRole('article');
  await expect(heard(colleague).filter({ hasText: 'Стулья приехали' })).toHaveCount(1);
  await context.setOffline(true);
  await expect(page.getByText('Нет связи')).toBeVisible();
  await say(page, 'Кладу на В-14');
  await expect(page.getByText('отправим, когда будет связь')).toBeVisible();
  await say(colleague, 'Отложите четыре');
  await context.setOffline(false);
  await expect(heard(page).filter({ hasText: 'Отложите четыре' })).toHaveCount(1);
  await expect(heard(colleague).filter({ hasText: 'Кладу на В-14' })).toHaveCount(1);
  await expect(page.getByText(/^отправ/)).toHaveCount(0);
  await colleague.close();
});
