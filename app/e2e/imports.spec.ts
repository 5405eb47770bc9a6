import { openAs } from './requests.ts';
import { expect, test } from './shop.ts';

test('an import is found in the log, and its report is opened', async ({ page }) => {
  await openAs(page, 'admin', '/admin/import-log');
  await expect(page.getByRole('heading', { name: 'Журнал импорта' })).toBeVisible();
  const first = page.getByRole('row').getByRole('link').first();
  const name = await first.innerText();
  await first.click();
  await expect(page).toHaveURL(/\/import-log\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.split('\n')[0] ?? '');
  const counts = page.getByLabel('Предложения');
  await expect(counts.getByText('Прочитано')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Строки отчёта' })).toBeVisible();
  await page.getByRole('link', { name: 'Журнал импорта' }).last().click();
  await expect(page).toHaveURL(/\/import-log$/);
});
