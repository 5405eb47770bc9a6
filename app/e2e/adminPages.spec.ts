import { openAs } from './requests.ts';
import { expect, test } from './shop.ts';

test('a new page with three blocks is made, seen before, published for a time, found in the foot of the shop and in the sitemap, copied, and deleted', async ({
  page,
  context,
}) => {
  await openAs(page, 'admin', '/admin/pages');
  await page.getByRole('link', { name: 'Новая страница' }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/pages\/new$/);
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Сборка мебели');
  await expect(page.getByRole('textbox', { name: 'Адрес' })).toHaveValue('sborka-mebeli');
  await page.keyboard.press('Enter');
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

  await page.getByRole('button', { name: 'Ещё: Сборка мебели' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Скопировать' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Адрес' })).toHaveValue('sborka-mebeli-kopiya');
  await page.getByRole('textbox', { name: 'Заголовок' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Сборка мебели: копия', level: 1 })).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(3);

  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Ещё: Сборка мебели', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Удалить…' }).press('Enter');
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByText('Внизу сайта')).toBeVisible();
  await asked.getByRole('button', { name: 'Удалить' }).press('Enter');
  await expect(page.getByText(/^Страница удалена/)).toBeVisible();
  await expect(async () => {
    expect((await context.request.get('/promo/sborka-mebeli')).status()).toBe(410);
  }).toPass();
  await shopper.goto('/');
  await expect(shopper.getByRole('contentinfo').getByRole('link', { name: 'Корзина' })).toBeVisible();
  await expect(shopper.getByRole('contentinfo').getByRole('link', { name: 'Сборка мебели' })).toHaveCount(0);
  expect(await (await context.request.get('/sitemap/promos.xml')).text()).not.toContain('sborka-mebeli');
});

test(
  'an address that a page had leads to it after it was renamed',
  { tag: '@deep' },
  async ({ page, context }) => {
    await openAs(page, 'admin', '/admin/pages/new');
    await page.getByRole('textbox', { name: 'Заголовок' }).fill('Подарки');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Добавить блок' }).click();
    await page.getByRole('menuitem', { name: 'Магазины', exact: true }).click();
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Опубликовать…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Опубликовать' }).click();
    await expect(page.getByText(/^Версия.1$/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Адрес' }).fill('podarki-k-zime');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/Сюда ведут: \/promo\/podarki\./)).toBeVisible();
    await expect(async () => {
      const moved = await context.request.get('/promo/podarki', { maxRedirects: 0 });
      expect([moved.status(), moved.headers()['location']]).toEqual([301, '/promo/podarki-k-zime']);
    }).toPass();
  },
);
