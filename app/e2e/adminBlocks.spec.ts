import { openAs } from './requests.ts';
import { expect, test } from './shop.ts';

test(
  'a block that is switched off is gone from the page of shoppers, and the comparison of versions tells of it',
  { tag: '@deep' },
  async ({ page, context }) => {
    await openAs(page, 'admin', '/admin/pages/new');
    await page.getByRole('textbox', { name: 'Заголовок' }).fill('Подъём на этаж');
    await page.getByRole('textbox', { name: 'Адрес' }).fill('podjom');
    await page.getByRole('button', { name: 'Создать' }).click();
    await expect(page.getByRole('heading', { name: 'Подъём на этаж', level: 1 })).toBeVisible();
    for (const words of ['Поднимем бесплатно.', 'Только до снега.']) {
      await page.getByRole('button', { name: 'Добавить блок' }).click();
      await page.getByRole('menuitem', { name: 'Текст', exact: true }).click();
      await expect(page.getByRole('menu')).toHaveCount(0);
      await page.getByRole('textbox', { name: 'Текст', exact: true }).fill(words);
    }
    const publish = async (version: number) => {
      await page.keyboard.press('Control+s');
      await page.getByRole('button', { name: 'Опубликовать…' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Опубликовать' }).click();
      await expect(page.getByText(new RegExp(`^Версия.${version}$`))).toBeVisible();
    };
    await publish(1);
    const shopper = await context.newPage();
    await shopper.goto('/promo/podjom');
    await expect(shopper.getByText('Только до снега.')).toBeVisible();

    await page.getByText('Включён', { exact: true }).click();
    await publish(2);
    await expect(async () => {
      await shopper.reload();
      await expect(shopper.getByText('Поднимем бесплатно.')).toBeVisible();
      await expect(shopper.getByText('Только до снега.')).toHaveCount(0, { timeout: 500 });
    }).toPass();

    await page.getByRole('button', { name: 'Сравнить' }).click();
    const dialog = page.getByRole('dialog', { name: 'Сравнить версии' });
    await expect(dialog.getByText('1 отличие')).toBeVisible();
    await expect(dialog.getByText('выключен', { exact: true })).toBeVisible();
  },
);
