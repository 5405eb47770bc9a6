import { firstGood } from './goods.ts';
import { enter } from './requests.ts';
import { expect, test } from './shop.ts';

test(
  'prices of several goods go down by a share as they were shown, and come back exactly',
  { tag: '@deep' },
  async ({ page, context }) => {
    const { path, article } = await firstGood(page, 'shkafy');
    await enter(page, 'admin');
    await page.goto(`/admin/products?q=${encodeURIComponent(article)}`);
    const row = page.getByRole('row').nth(1);
    await expect(row).toBeVisible();
    await row.getByRole('checkbox').locator('..').click();
    await page.getByRole('button', { name: 'Цены…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Цены: 1\sтовар$/ });
    await dialog.getByRole('combobox', { name: /^Что сделать/ }).selectOption('down');
    await dialog.getByRole('textbox', { name: /^На.сколько процентов$/ }).fill('13,5');
    await dialog.getByRole('combobox', { name: 'Округлить' }).selectOption('nine');
    await dialog.getByRole('combobox', { name: 'Старая цена' }).selectOption('former');
    const shown = dialog.getByRole('list', { name: /^Цены до и/ }).getByRole('listitem');
    // Until the rounding is answered what comes of the percents alone stands there.
    await expect(shown.first().locator('ins')).toHaveText(/9\s₽$/);
    const [before, after] = [
      await shown.first().locator('del').innerText(),
      await shown.first().locator('ins').innerText(),
    ];
    await dialog.getByRole('button', { name: /^Изменить \d+\sцен/ }).click();
    await expect(page.getByText(/^Цены изменены, товаров:\s1$/)).toBeVisible();
    await expect(row.getByText('вручную')).toBeVisible();

    const shopper = await context.newPage();
    await shopper.goto(path);
    const price = shopper.getByRole('main');
    await expect(price.getByText(after, { exact: true }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(page.getByText(/^Цены возвращены, товаров:\s1$/)).toBeVisible();
    await expect(row.getByText('вручную')).toHaveCount(0);
    await shopper.reload();
    await expect(price.getByText(before, { exact: true }).first()).toBeVisible();
    await expect(price.getByText(after, { exact: true })).toHaveCount(0);
  },
);

test(
  'several goods go into another section as it was shown, and come back exactly',
  { tag: '@deep' },
  async ({ page, context }) => {
    const { path, article } = await firstGood(page, 'divany');
    const way = page.getByRole('navigation', { name: 'Вы здесь' });
    const before = await way.innerText();
    await enter(page, 'admin');
    await page.goto(`/admin/products?q=${encodeURIComponent(article)}`);
    const row = page.getByRole('row').nth(1);
    await row.getByRole('checkbox').locator('..').click();
    await page.getByRole('button', { name: 'Раздел…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Раздел: 1\sтовар$/ });
    await dialog.getByRole('combobox', { name: /^В.раздел$/ }).fill('Кресла');
    await page
      .getByRole('option', { name: /Кресла$/ })
      .first()
      .click();
    await expect(dialog.getByRole('list', { name: /^Раздел до и/ }).locator('ins')).toHaveText(/Кресла$/);
    await dialog.getByRole('button', { name: /^Изменить раздел у\s1\sтовара$/ }).click();
    await expect(page.getByText(/^Раздел изменён, товаров:\s1$/)).toBeVisible();
    await expect(row.getByText('вручную')).toBeVisible();

    const shopper = await context.newPage();
    await shopper.goto(path);
    const shown = shopper.getByRole('navigation', { name: 'Вы здесь' });
    await expect(shown).toContainText('Кресла');

    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(page.getByText(/^Раздел возвращён, товаров:\s1$/)).toBeVisible();
    await expect(row.getByText('вручную')).toHaveCount(0);
    await shopper.reload();
    await expect(shown).toHaveText(before, { useInnerText: true });
  },
);
