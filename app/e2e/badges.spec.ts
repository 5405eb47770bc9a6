import { openAs } from './requests.ts';
import { expect, test } from './shop.ts';

test(
  'a badge of the staff is put on a good, seen by shoppers, called otherwise, and not deleted while a good carries it',
  { tag: '@deep' },
  async ({ page }) => {
    await openAs(page, 'admin', '/admin/refs/7');
    await expect(page.getByRole('heading', { level: 1, name: 'Бейджи' })).toBeVisible();
    await page.getByRole('button', { name: 'Запись', exact: true }).click();
    const form = page.getByRole('form', { name: 'Новая запись' });
    await form.getByLabel('Название').fill('Ручная работа');
    await form.getByLabel('Цвет').selectOption('Лиловый');
    await form.getByLabel('Кто ставит').selectOption('Сотрудники');
    await form.getByRole('button', { name: 'Добавить' }).click();
    await expect(page.getByRole('button', { name: 'Удалить: Ручная работа' })).toBeVisible();

    await page.goto('/admin/products?state=sold');
    await page.getByRole('grid').getByRole('link').first().click();
    const badges = page.getByRole('region', { name: 'Бейджи' });
    await badges.locator('label').filter({ hasText: 'Ручная работа' }).click();
    await expect(badges.getByRole('checkbox', { name: 'Ручная работа' })).toBeChecked();
    const address = (await page.getByRole('link', { name: /На.сайте/u }).getAttribute('href')) ?? '';
    const shoppersSee = (name: string) =>
      expect(async () => {
        await page.goto(address);
        await expect(page.getByText(name, { exact: true }).first()).toBeVisible({ timeout: 2_000 });
      }).toPass();
    await shoppersSee('Ручная работа');

    await page.goto('/admin/refs/7');
    await expect(page.getByRole('link', { name: /^1.товар с.бейджем Ручная работа$/u })).toBeVisible();
    await page.getByRole('button', { name: 'Название: Ручная работа. Изменить' }).click();
    const name = page.getByRole('textbox', { name: 'Название: Ручная работа' });
    await name.fill('Сделано руками');
    await name.press('Enter');
    await expect(page.getByRole('button', { name: 'Название: Сделано руками. Изменить' })).toBeVisible();
    await page.getByRole('button', { name: 'Удалить: Сделано руками' }).click();
    const refusal = page.getByRole('alertdialog', { name: /^Эту запись не.удалить$/u });
    await expect(refusal.getByRole('link', { name: /^Показать 1.товар$/u })).toBeVisible();
    await shoppersSee('Сделано руками');
  },
);
