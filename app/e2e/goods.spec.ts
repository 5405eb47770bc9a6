import { firstGood } from './goods.ts';
import { enter } from './requests.ts';
import { awake, expect, test } from './shop.ts';

test('a wrong price is found by its article and mended by few keys alone; the shop has it at once, and it is given back', async ({
  page,
  context,
}) => {
  const { path, article } = await firstGood(page, 'stoly');
  await page.goto('/admin');
  await awake(page);
  await enter(page, 'admin');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Обзор' })).toBeVisible();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    keys += text.length;
    await page.keyboard.type(text);
  };
  await press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Найти' })).toBeFocused();
  await type(article);
  await expect(page.getByRole('group', { name: 'Товары' }).getByRole('option').first()).toBeVisible();
  await expect(page.getByText('Ищем:')).toHaveCount(0);
  await press('Enter');
  const price = page.getByRole('textbox', { name: 'Цена, Свердловская область', exact: true });
  await expect(price).toBeVisible();
  const before = await price.inputValue();
  while (!(await price.evaluate((field) => field === document.activeElement))) await press('Tab');
  await press('Control+a');
  await type('777');
  await press('Control+s');
  await expect(page.getByRole('button', { name: /^Вернуть из файла: цена, Свердловская/ })).toBeVisible();
  expect(keys).toBeLessThan(60);

  const shopper = await context.newPage();
  await shopper.goto(path);
  await expect(
    shopper
      .getByRole('main')
      .getByText(/^777\s₽$/)
      .first(),
  ).toBeVisible();

  await page.getByRole('button', { name: /^Вернуть из файла: цена, Свердловская/ }).click();
  await expect(price).toHaveValue(before);
  await shopper.reload();
  await expect(shopper.getByRole('main').getByText(/^777\s₽$/)).toHaveCount(0);
});

test('a good that is hidden is neither found nor opened, and comes back', async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/404/);
  const { path, article } = await firstGood(page, 'kresla');
  await enter(page, 'admin');
  await page.goto(`/admin/products?q=${encodeURIComponent(article)}`);
  await page.getByRole('row').nth(1).getByRole('link').click();
  const shown = page.getByRole('switch', { name: 'Продаётся' });
  await shown.click();
  await expect(page.getByText('Скрыт', { exact: true })).toBeVisible();
  const shopper = await context.newPage();
  expect((await shopper.goto(path))?.status()).toBe(404);
  await shown.click();
  await expect(page.getByText('Скрыт', { exact: true })).toHaveCount(0);
  expect((await shopper.goto(path))?.status()).toBe(200);
});
