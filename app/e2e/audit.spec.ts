import { firstGood } from './goods.ts';
import { enter } from './requests.ts';
import { expect, test } from './shop.ts';

test(
  'what somebody hid is found in the history of all records and put back from there',
  { tag: '@deep' },
  async ({ page, context, expectComplaint }) => {
    expectComplaint(/404/);
    const { path, article } = await firstGood(page, 'matrasy');
    await enter(page, 'admin');
    await page.goto(`/admin/products?q=${encodeURIComponent(article)}`);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByRole('switch', { name: 'Продаётся' }).click();
    await expect(page.getByText('Скрыт', { exact: true })).toBeVisible();
    const shopper = await context.newPage();
    expect((await shopper.goto(path))?.status()).toBe(404);

    await page
      .getByRole('navigation', { name: 'Разделы' })
      .getByRole('link', { name: /^История\sдействий/ })
      .click();
    await page.getByRole('searchbox', { name: 'Номер или название записи' }).fill(article);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]q=/);
    const lines = page.getByRole('row').filter({ hasText: /Скрыт\sот\sпокупателей/ });
    await lines.first().getByRole('link').first().click();
    const entry = page.getByRole('complementary', { name: 'Действие' });
    await entry.getByRole('button', { name: /^Вернуть\sкак\sбыло$/ }).click();
    await expect(entry.getByText(/^Отменено: /)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: /Снова\sв\sпродаже/ })).toHaveCount(1);
    expect((await shopper.goto(path))?.status()).toBe(200);
  },
);
