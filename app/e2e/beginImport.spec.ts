import { tabTo } from './keys.ts';
import { openAs } from './requests.ts';
import { expect, test } from './shop.ts';

const feed = `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="2026-03-01 12:00"><shop><name>Лоза</name>
<currencies><currency id="RUR" rate="1"/></currencies>
<categories><category id="1">Гамаки</category></categories>
<offers><offer id="loza-1" available="true"><name>Гамак «Верба» плетёный</name><price>4990</price>
<currencyId>RUR</currencyId><categoryId>1</categoryId><vendorCode>LOZA-1</vendorCode></offer></offers>
</shop></yml_catalog>`;

test('a file is sent by keys, tried, applied, and its good is sold', async ({ page }) => {
  await openAs(page, 'admin', '/admin/import-log');
  await tabTo(page, page.getByRole('button', { name: 'Загрузить файл' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Новый импорт' });
  // The window in which a file is chosen is the system's own: the field is reached by keys, and given the file.
  const field = await tabTo(page, dialog.getByLabel(/^Файл с.товарами/));
  await field.setInputFiles({
    name: 'loza-2026-03-01.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(feed),
  });
  await expect(dialog.getByText(/^Это YML/)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Источник' })).toHaveValue('loza');
  await tabTo(page, dialog.getByRole('button', { name: /^Сравнить/ }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/import-log\/\d+$/);
  const differences = page.getByRole('region', { name: 'Отличия' });
  await expect(differences.getByText('Новый товар')).toBeVisible();
  await expect(differences.getByText('Гамак «Верба» плетёный')).toBeVisible();
  const trial = page.url();
  await tabTo(page, page.getByRole('button', { name: 'Применить 1' }));
  await page.keyboard.press('Enter');

  await expect(page).not.toHaveURL(trial);
  await expect(page.getByText('Готово', { exact: true })).toBeVisible();
  const sold = page.getByText('Гамак «Верба» плетёный').filter({ visible: true }).first();
  await expect(async () => {
    await page.goto('/search?query=LOZA-1');
    await expect(sold).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
});
