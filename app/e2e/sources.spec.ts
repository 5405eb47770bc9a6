import { openAs } from './requests.ts';
import { expect, test } from './shop.ts';

test(
  'a source is kept and loaded at once; what lies in the shop’s own network is not fetched',
  { tag: '@deep' },
  async ({ page }) => {
    await openAs(page, 'admin', '/admin/import-log');
    await page.getByRole('button', { name: 'Источники' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Новый источник' }).click();
    await dialog.getByRole('textbox', { name: 'Название' }).fill('Ива');
    await dialog.getByRole('textbox', { name: 'Адрес файла' }).fill('http://127.0.0.1:9/iva.xml');
    await dialog.getByRole('combobox', { name: 'Как часто' }).selectOption('hand');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog.getByText('http://127.0.0.1:9/iva.xml')).toBeVisible();
    await dialog.getByRole('button', { name: 'Загрузить сейчас: Ива' }).click();

    await expect(page).toHaveURL(/\/import-log\/\d+$/);
    await expect(
      page
        .getByText(/ведёт во внутреннюю сеть/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  },
);

test(
  'a file in the folder of the server is chosen by its name and imported',
  { tag: '@deep' },
  async ({ page }) => {
    await openAs(page, 'admin', '/admin/import-log');
    await page.getByRole('button', { name: 'Источники' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Новый источник' }).click();
    await dialog.getByRole('textbox', { name: 'Название' }).fill('Осина');
    await dialog.getByRole('combobox', { name: 'Откуда файл' }).selectOption('osina.xml');
    await dialog.getByRole('combobox', { name: 'Как часто' }).selectOption('hand');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog.getByText('Папка сервера: osina.xml')).toBeVisible();
    await dialog.getByRole('button', { name: 'Загрузить сейчас: Осина' }).click();

    await expect(page).toHaveURL(/\/import-log\/\d+$/);
    // The log, which has such words in each of its rows, goes when the import is there.
    await expect(page.getByRole('region', { name: 'Запуск' })).toBeVisible();
    await expect(page.getByText('Готово', { exact: true })).toBeVisible({ timeout: 60_000 });
  },
);
