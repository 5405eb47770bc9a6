import { openAs } from './requests.ts';
import { expect, test } from './shop.ts';

const MOSCOW_MS = 3 * 3_600_000;

test('a day on which all stores are closed is told to shoppers at once', async ({ page }) => {
  const [year, month, day] = new Date(Date.now() + MOSCOW_MS).toISOString().slice(0, 10).split('-');
  const today = `${day}.${month}.${year}`;
  await openAs(page, 'admin', '/admin/refs/8');
  await page.getByRole('button', { name: 'Запись', exact: true }).click();
  const form = page.getByRole('form', { name: 'Новая запись' });
  await form.getByLabel('Название').fill('Учёт');
  await form.getByLabel(/^С.какого дня/u).fill(today);
  await form.getByRole('button', { name: 'Добавить' }).click();
  await expect(page.getByRole('button', { name: `Удалить: Учёт, ${today}` })).toBeVisible();

  await page.goto('/#magaziny');
  await page.locator('#magaziny').scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Закрыто до.завтра, /u).first()).toBeVisible();
  await expect(page.getByText(/^Учёт, .*: закрыто$/u).first()).toBeAttached();
});
