import { enter, openAs, orderFrom } from './requests.ts';
import { awake, expect, test } from './shop.ts';

const orders = { level: 1, name: 'Заказы' } as const;

test('whoever may enter the admin area signs in on the way and lands on the first screen, which leads on', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/lk\/login\?from=%2Fadmin$/);
  await awake(page);
  await page.getByRole('textbox', { name: 'Логин' }).fill('admin');
  await page.getByLabel('Пароль', { exact: true }).fill('admin-demo');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Обзор' })).toBeVisible();
  await expect(page).toHaveTitle('Обзор | Сирень');
  await page.getByRole('link', { name: /^Подтвердить заказы: / }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?status=waiting,new$/);
  await expect(page.getByRole('heading', orders)).toBeVisible();
  await expect(page).toHaveTitle('Заказы | Сирень');
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/orders\?status=waiting,new$/);
  await expect(page.getByRole('heading', orders)).toBeVisible();
});

test('an order that a guest places meanwhile is there for who comes back to the list, found by its number and opened', async ({
  page,
  browser,
}) => {
  await openAs(page, 'admin', '/admin/orders');
  await expect(page.getByRole('heading', orders)).toBeVisible();
  const guest = await browser.newPage();
  const number = await orderFrom(guest, 'divany');
  await guest.close();
  const ways = page.getByRole('navigation', { name: 'Разделы' });
  await ways.getByRole('link', { name: 'Обзор' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Обзор' })).toBeVisible();
  await ways.getByRole('link', { name: /^Заказы/ }).click();
  await expect(page.getByRole('link', { name: number, exact: true })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Номер, телефон, имя' });
  await search.fill(`№ ${number}`);
  await search.press('Enter');
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${number}$`));
  await expect(page.getByRole('heading', { level: 1, name: `Заказ № ${number}` })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue(`№ ${number}`);
});

test(
  'any screen leads to an order by its number, by the keyboard alone',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const guest = await browser.newPage();
    const number = await orderFrom(guest, 'stulya');
    await guest.close();
    await openAs(page, 'admin', '/admin/clients');
    await expect(page.getByRole('heading', { level: 1, name: 'Клиенты' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox', { name: 'Найти' })).toBeFocused();
    await page.keyboard.type(number);
    await expect(page.getByRole('option', { name: new RegExp(`^№.${number} `) })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${number}$`));
    await expect(page.getByRole('heading', { level: 1, name: `Заказ № ${number}` })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('an order goes its way from press to press, and who placed it reads each step', async ({
  page,
  browser,
}) => {
  const guest = await browser.newPage();
  const number = await orderFrom(guest, 'kresla');
  await openAs(page, 'admin', `/admin/orders/${number}`);
  const note = page.getByRole('textbox', { name: 'Заметка' });
  await note.fill('Домофон 12');
  await page.keyboard.press('ControlOrMeta+s');
  const history = page.getByRole('region', { name: 'История' }).getByRole('listitem');
  await expect(history.first()).toContainText('Домофон 12');
  for (const [press, then] of [
    ['Подтвердить', 'Начать сборку'],
    ['Начать сборку', 'Передать в\u00a0доставку'],
    ['Передать в\u00a0доставку', 'Доставлен'],
  ] as const) {
    await page.getByRole('button', { name: press, exact: true }).click();
    await expect(page.getByRole('button', { name: then, exact: true })).toBeVisible();
  }
  await guest.goto(`/cart/checkout?id=${number}`);
  await expect(guest.getByRole('list', { name: 'Ход заказа' }).locator('[aria-current=step]')).toContainText(
    'В пути',
  );
  await page.getByRole('button', { name: 'Доставлен', exact: true }).click();
  await page.getByRole('button', { name: /^Получено .*выдать$/ }).click();
  await expect(history.first()).toContainText('Выдан, получено');
  await expect(page.getByRole('region', { name: 'Оплата' }).getByText('Оплачен')).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('list', { name: 'Ход заказа' }).getByRole('listitem').last()).toContainText(
    'Получен',
  );
  await page.getByRole('button', { name: 'Оформить возврат…' }).click();
  const back = page.getByRole('dialog', { name: /^Возврат по заказу/ });
  await back.getByRole('button', { name: 'Все товары' }).click();
  await back.getByRole('button', { name: /^Вернуть / }).click();
  await expect(page.getByRole('region', { name: 'Возвраты' })).toContainText('передумал');
  await guest.reload();
  await expect(guest.getByRole('list', { name: 'Ход заказа' })).toContainText('Возврат');
  await guest.close();
});

test('who takes a step tells the buyer of it, or does not', { tag: '@deep' }, async ({ page, browser }) => {
  const guest = await browser.newPage();
  const number = await orderFrom(guest, 'divany');
  await guest.close();
  await openAs(page, 'admin', `/admin/orders/${number}`);
  const tell = page.getByRole('checkbox', { name: 'Сообщить покупателю' });
  await expect(tell).toHaveAccessibleDescription('Уйдёт 1\u00a0SMS');
  const press = async (name: string, then: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('button', { name: then, exact: true })).toBeVisible();
  };
  await press('Подтвердить', 'Начать сборку');
  const messages = page
    .getByRole('region', { name: 'История' })
    .getByRole('listitem')
    .filter({ hasText: 'SMS отправлена' });
  await expect(messages).toHaveCount(1);
  await expect(messages).toContainText(`Сирень: Заказ №\u00a0${number} подтверждён.`);
  await press('Начать сборку', 'Передать в\u00a0доставку');
  await tell.uncheck();
  await press('Передать в\u00a0доставку', 'Доставлен');
  await page.getByRole('button', { name: 'Отменить заказ…' }).click();
  const cancel = page.getByRole('alertdialog');
  await expect(cancel.getByRole('checkbox', { name: 'Сообщить покупателю' })).toBeChecked();
  await cancel.getByRole('radio', { name: 'Отказ при получении' }).check();
  await cancel.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(messages).toHaveCount(2);
  await expect(messages.first()).toContainText(
    `Заказ №\u00a0${number} отменён. Причина: отказ при получении.`,
  );
});

test('a guest and a buyer do not', { tag: '@deep' }, async ({ page, expectComplaint }) => {
  expectComplaint(/Failed to load resource.*404/);
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await enter(page, 'buyer');
  const answer = await page.goto('/admin/orders');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Адрес: /admin/orders')).toBeVisible();
  await expect(page.getByRole('heading', orders)).toHaveCount(0);
});
