import { openAs } from './requests.ts';
import { expect, test } from './shop.ts';

test('a new page with three blocks is made, seen before, published for a time and found in the foot of the shop and in the sitemap', async ({
  page,
  context,
}) => {
  await openAs(page, 'admin', '/admin/pages');
  await page.getByRole('button', { name: 'Новая страница' }).click();
  const asked = page.getByRole('dialog', { name: 'Новая страница' });
  await asked.getByRole('textbox', { name: 'Заголовок' }).fill('Сборка мебели');
  await asked.getByRole('textbox', { name: 'Адрес' }).fill('sborka-mebeli');
  await asked.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByRole('heading', { name: 'Сборка мебели', level: 1 })).toBeVisible();

  const add = async (kind: string) => {
    await page.getByRole('button', { name: 'Добавить блок' }).click();
    await page.getByRole('menuitem', { name: kind, exact: true }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: new RegExp(`^\\d\\. ${kind}$`) })).toBeVisible();
  };
  await add('Товары');
  await add('Магазины');
  await add('Текст');
  await page.getByRole('textbox', { name: 'Текст' }).fill('Соберём в день доставки.');
  const list = page.getByRole('list', { name: 'Блоки страницы' });
  await list.getByRole('button', { name: /^Переместить: Текст/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(list.getByRole('listitem').first()).toContainText('Текст');

  const preview = page.frameLocator('iframe[title^="Как увидят"]');
  await expect(preview.getByText('Соберём в день доставки.')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Новинки' })).toBeAttached();

  const today = new Date();
  const day = `${String(today.getDate()).padStart(2, '0')}.${String(today.getMonth() + 1).padStart(2, '0')}.${today.getFullYear() + 1}`;
  await page.getByRole('textbox', { name: 'Последний день' }).fill(day);
  await page.getByText('Ссылка внизу сайта').click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Всё готово')).toBeVisible();
  const shopper = await context.newPage();
  expect((await context.request.get('/promo/sborka-mebeli')).status()).toBe(404);

  await page.getByRole('button', { name: 'Опубликовать…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page.getByText(/^Версия.1$/)).toBeVisible();

  await shopper.goto('/');
  await shopper.getByRole('contentinfo').getByRole('link', { name: 'Сборка мебели' }).click();
  await expect(shopper.getByRole('heading', { name: 'Сборка мебели', level: 1 })).toBeVisible();
  await expect(shopper.getByText('Соберём в день доставки.')).toBeVisible();
  const sitemap = await context.request.get('/sitemap/promos.xml');
  expect(await sitemap.text()).toContain('/promo/sborka-mebeli');

  await page.getByRole('button', { name: /^Снять с.сайта$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Снять' }).click();
  await expect(async () => {
    expect((await context.request.get('/promo/sborka-mebeli')).status()).toBe(404);
  }).toPass();
});
