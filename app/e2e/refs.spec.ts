import { readFile } from 'node:fs/promises';
import { openAs, openCartWith, orderFrom } from './requests.ts';
import { expect, test } from './shop.ts';

test(
  'a line of synonyms that staff add is searched by in another window',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const guest = await browser.newPage();
    await guest.goto('/search?query=лежебокер');
    await expect(guest.getByRole('heading', { name: /Ничего не.нашлось/u })).toBeVisible();
    await openAs(page, 'admin', '/admin/refs');
    await page.getByRole('link', { name: /^Синонимы \d+$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Синонимы' })).toBeVisible();
    await page.getByRole('button', { name: 'Запись' }).click();
    await page.keyboard.type('лежебокер, торшер');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('switch', { name: 'Действует: лежебокер, торшер' })).toBeChecked();
    await expect(async () => {
      await guest.goto('/search?query=лежебокер');
      await expect(guest.getByRole('link', { name: /торшер/iu }).first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await guest.close();
  },
);

test(
  'a reason that staff add is offered where an order is cancelled, and stays with it',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const guest = await browser.newPage();
    const number = await orderFrom(guest, 'stulya');
    await guest.close();
    await openAs(page, 'admin', '/admin/refs');
    await page.getByRole('link', { name: /^Причины отмены \d+$/ }).click();
    await page.getByRole('button', { name: 'Запись' }).click();
    await page.keyboard.type('Разбит при погрузке');
    await page.keyboard.press('Tab');
    await page.keyboard.type('товар повредили при погрузке');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('switch', { name: 'Действует: Разбит при погрузке' })).toBeChecked();
    await page.getByRole('button', { name: 'Переместить: Разбит при погрузке' }).focus();
    for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key);
    await expect(
      page.getByRole('region', { name: 'История' }).getByText(/^Место .*: Разбит при погрузке$/),
    ).toBeVisible();
    await page.goto(`/admin/orders/${number}`);
    await page.getByRole('button', { name: 'Отменить заказ…' }).click();
    const cancel = page.getByRole('alertdialog');
    await expect(cancel.getByRole('radio').first()).toHaveAccessibleName('Разбит при погрузке');
    await expect(cancel.getByRole('radio').first()).toBeChecked();
    await cancel.getByRole('button', { name: 'Отменить заказ' }).click();
    const history = page.getByRole('region', { name: 'История' });
    await expect(history.getByText('Отменён магазином, разбит при погрузке')).toBeVisible();
  },
);

test(
  'a source that staff add is chosen for a client’s order, and orders are found by it',
  { tag: '@deep' },
  async ({ page }) => {
    await openAs(page, 'admin', '/admin/refs');
    await page.getByRole('link', { name: /^Источники заказов \d+$/ }).click();
    await page.getByRole('button', { name: 'Запись' }).click();
    await page.keyboard.type('Выставка «Дом»');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('switch', { name: 'Действует: Выставка «Дом»' })).toBeChecked();
    await openCartWith(page, 'stulya');
    await page.getByRole('combobox', { name: 'Источник заказа' }).selectOption('Выставка «Дом»');
    const buyer = page.getByRole('region', { name: 'Получатель' });
    await buyer.getByRole('textbox', { name: 'Адрес доставки' }).fill('ул. Мира, 5, кв. 12');
    await page.getByRole('button', { name: 'Оформить заказ' }).click();
    const head = page.getByRole('heading', { name: /^Заказ № \d+$/ });
    await expect(head).toBeVisible();
    const number = (await head.innerText()).replace(/\D/gu, '');
    await page.goto('/admin/orders');
    await page.getByRole('button', { name: 'Источник' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Выставка «Дом»' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: number, exact: true }).click();
    await expect(page.getByRole('region', { name: 'Для сотрудников' })).toContainText('Выставка «Дом»');
  },
);

test(
  'a way of delivery that staff add, and its price in a city, are what a buyer is asked for',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const guest = await browser.newPage();
    await openCartWith(guest, 'stulya');
    await openAs(page, 'admin', '/admin/refs');
    await page.getByRole('link', { name: /^Способы доставки \d+$/ }).click();
    await page.getByRole('button', { name: 'Запись' }).click();
    const form = page.getByRole('form', { name: 'Новая запись' });
    await form.getByRole('textbox', { name: 'Название' }).fill('Курьером к ночи');
    await form.getByRole('combobox', { name: 'Куда' }).selectOption({ label: 'На\u00a0адрес, курьером' });
    await form.getByRole('textbox', { name: /^Цена/u }).fill('1 900');
    await form.getByRole('button', { name: 'Добавить' }).click();
    await expect(page.getByRole('switch', { name: 'Действует: Курьером к ночи' })).toBeChecked();
    const way = guest.getByRole('radio', { name: /^Курьером к ночи/u });
    const priceOf = async (price: RegExp) =>
      expect(async () => {
        await guest.reload();
        await expect(way).toHaveAccessibleDescription(price, { timeout: 2_000 });
      }).toPass();
    await priceOf(/1.900.₽/u);
    await page.getByRole('link', { name: /^Цены доставки по городам \d+$/u }).click();
    await page.getByRole('button', { name: 'Запись' }).click();
    await form.getByRole('combobox', { name: 'Способ доставки' }).selectOption('Курьером к ночи');
    await form.getByRole('combobox', { name: 'Город' }).selectOption('Екатеринбург');
    await form.getByRole('textbox', { name: /^Цена/u }).fill('1 450');
    await form.getByRole('button', { name: 'Добавить' }).click();
    await priceOf(/1.450.₽/u);
    await page.getByRole('link', { name: /^Способы доставки \d+$/ }).click();
    const works = page.getByRole('switch', { name: 'Действует: Курьером к ночи' });
    const switched = page.waitForResponse('**/api/admin/refs/switch-entry');
    await works.press('Space');
    expect((await switched).status()).toBe(200);
    await expect(async () => {
      await guest.reload();
      await expect(guest.getByRole('radio').first()).toBeVisible({ timeout: 2_000 });
      await expect(way).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    await guest.close();
  },
);

test(
  'a reference leaves as a file, and a file is taken in after a look at what it changes',
  { tag: '@deep' },
  async ({ page }) => {
    await openAs(page, 'admin', '/admin/refs');
    await page.getByRole('link', { name: /^Синонимы \d+$/ }).click();
    await page.getByRole('button', { name: 'CSV' }).click();
    const left = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Выгрузить всё' }).click();
    expect((await left).suggestedFilename()).toBe('Синонимы.csv');
    const text = await readFile(await (await left).path(), 'utf8');
    expect(text).toContain('"№";"Слова через запятую";"Действует";"Используется"');

    // Pressed while the menu is still going, the button would only shut it.
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.getByRole('button', { name: 'CSV' }).click();
    await page.getByRole('menuitem', { name: 'Загрузить…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Загрузить: Синонимы' });
    const file = { name: 'Синонимы.csv', mimeType: 'text/csv' };
    const again = { ...file, buffer: Buffer.from(text) };
    await dialog.locator('input[type=file]').setInputFiles(again);
    await expect(dialog.getByText(/^Добавится: 0, изменится: 0, /)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Применить' })).toBeDisabled();
    const more = { ...file, buffer: Buffer.from(`${text};"полкоскоп, этажерка";"да";\r\n`) };
    await dialog.locator('input[type=file]').setInputFiles(more);
    await expect(dialog.getByText(/^Добавится: 1, изменится: 0, /)).toBeVisible();
    await dialog.getByRole('button', { name: 'Применить' }).click();
    await expect(page.getByRole('switch', { name: 'Действует: полкоскоп, этажерка' })).toBeChecked();
  },
);
