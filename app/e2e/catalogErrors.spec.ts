import { firstGood } from './goods.ts';
import { call, enter } from './requests.ts';
import { expect, test } from './shop.ts';

interface Goods {
  rows: { id: number; name: string; version: number }[];
}

test('letters of another encoding are found by a check and mended in place, and shoppers read the right name', async ({
  page,
  expectComplaint,
}) => {
  // An import of another walk may be checking the catalogue at this very moment: the press says so, and that check finds the same.
  expectComplaint(/409 \(Conflict\)/);
  const { path, article } = await firstGood(page, 'vazy');
  await enter(page, 'admin');
  const { rows } = (await call(page, '/api/admin/catalog/list', { query: article })) as Goods;
  const good = rows[0] ?? { id: 0, version: 0, name: '' };
  await call(page, '/api/admin/catalog/save', {
    ...{ id: good.id, version: good.version, set: { name: 'РљРѕРІС‘СЂ' } },
  });

  await page.goto('/admin/catalog-error');
  await page.getByRole('button', { name: 'Проверить всё' }).click();
  await page.getByRole('link', { name: /^Испорченные\sбуквы/ }).click();
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const panel = page.getByRole('complementary', { name: 'Ошибка' });
  await panel.getByRole('textbox', { name: 'Верное название' }).fill(good.name);
  await panel.getByRole('button', { name: 'Исправить' }).click();
  await expect(panel.getByText('Исправлена', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Ошибок нет' }).or(page.getByText('Ничего не нашлось')),
  ).toBeVisible();

  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(good.name);
});
