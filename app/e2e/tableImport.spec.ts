import { tabTo } from './keys.ts';
import { openAs } from './requests.ts';
import { expect, test } from './shop.ts';

const table = (rows: readonly string[]) => ({
  ...{ name: 'verba.csv', mimeType: 'text/csv' },
  buffer: Buffer.from(['Артикул;Название;Цена, руб.;Остаток;Раздел', ...rows].join('\r\n')),
});

test(
  'a table is sent by keys, its columns are looked at, and its good is sold',
  { tag: '@deep' },
  async ({ page }) => {
    await openAs(page, 'admin', '/admin/import-log/new');
    const dialog = page.getByRole('dialog');
    const field = await tabTo(page, dialog.getByLabel(/^Файл с.товарами/));
    await field.setInputFiles(
      table(['0071;Гамак «Лещина»;4 990,00;5;Гамаки из таблиц', '0072;Качели «Лещина»;дорого;1;Качели']),
    );
    await expect(dialog.getByText(/^Это таблица/)).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: 'Дальше: столбцы' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('combobox', { name: 'Цена, руб.' })).toHaveValue('price');
    await tabTo(page, dialog.getByRole('button', { name: /^Сравнить/ }));
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/import-log\/\d+$/);
    await expect(page.getByText(/^1.строка не взято/)).toBeVisible();
    const trial = page.url();
    await tabTo(page, page.getByRole('button', { name: 'Применить 1' }));
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(trial);
    await expect(page.getByText(/^Готово, 1.ошибка$/)).toBeVisible();
  },
);

test('failed rows are mended and sent back alone', { tag: '@deep' }, async ({ page }) => {
  await openAs(page, 'admin', '/admin/import-log/new');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Файл с.товарами/).setInputFiles({
    ...table(['0081;Гамак «Бузина»;4 990,00;5;Гамаки из таблиц', '0082;Качели «Бузина»;дорого;1;Качели']),
    name: 'buzina.csv',
  });
  await dialog.getByRole('button', { name: 'Дальше: столбцы' }).click();
  await dialog.getByRole('button', { name: /^Сравнить/ }).click();
  await page.getByRole('button', { name: 'Применить 1' }).click();
  await expect(page.getByText(/^Готово, 1.ошибка$/)).toBeVisible();

  await page.getByRole('button', { name: 'Выгрузить' }).first().click();
  const link = page.getByRole('menuitem', { name: /CSV/ });
  const failed = await page.request.get((await link.getAttribute('href')) ?? '', {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const mended = (await failed.text()).replace('дорого', '9990');
  await page.goto('/admin/import-log/new');
  await dialog.getByLabel(/^Файл с.товарами/).setInputFiles({
    ...{ name: 'buzina.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(mended),
  });
  await dialog.getByRole('button', { name: 'Дальше: столбцы' }).click();
  await expect(dialog.getByRole('checkbox', { name: /только часть товаров/ })).toBeChecked();
  await dialog.getByRole('button', { name: /^Сравнить/ }).click();
  await page.getByRole('button', { name: 'Применить 1' }).click();
  await expect(page.getByText('Готово', { exact: true })).toBeVisible();
});
