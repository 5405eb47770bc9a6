import type { Page } from '@playwright/test';
import { call, openAs } from './requests.ts';
import { expect, test } from './shop.ts';

const handles = (page: Page) => page.getByRole('button', { name: /^Переместить/ });
const names = async (page: Page): Promise<string[]> =>
  Promise.all((await handles(page).all()).map(async (one) => (await one.getAttribute('aria-label')) ?? ''));

test('two editors make a list together, by search and by keys, and the shop shows it on the home page', async ({
  page,
  browser,
  expectComplaint,
}) => {
  await openAs(page, 'editor', '/tools/product-list-editor/new');
  await page.getByRole('textbox', { name: 'Название' }).fill('Прогулочный список');
  await page.getByRole('button', { name: 'Создать список' }).click();
  await expect(page.getByRole('heading', { name: 'Прогулочный список', level: 1 })).toBeVisible();
  await page.getByRole('searchbox', { name: /^Название/ }).fill('диван');
  const found = page.getByRole('list', { name: 'Находки' });
  for (const place of [1, 2, 3]) {
    await found
      .getByRole('button', { name: /^Добавить/ })
      .first()
      .click();
    await expect(handles(page)).toHaveCount(place);
  }
  await expect(page.getByText('Всё сохранено')).toBeVisible();

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await openAs(other, 'admin', new URL(page.url()).pathname);
  await expect(handles(other)).toHaveCount(3);
  const last = (await names(other))[2];
  await handles(other).nth(2).focus();
  await other.keyboard.press('Space');
  await other.keyboard.press('ArrowUp');
  await other.keyboard.press('ArrowUp');
  await other.keyboard.press('Space');
  await expect(handles(other).first()).toHaveAttribute('aria-label', last ?? '');
  await expect(handles(page).first()).toHaveAttribute('aria-label', last ?? '');
  await expect(page.getByRole('img', { name: /на связи/ }).first()).toBeVisible();

  // What waits for the line outlives a reload.
  await page.route('**/api/tools/product-lists/apply', (route) => route.abort());
  expectComplaint(/ERR_FAILED/);
  await page
    .getByRole('button', { name: /^Убрать/ })
    .last()
    .click();
  await expect(handles(page)).toHaveCount(2);
  await expect(page.getByText('Нет связи, сохраним позже')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(handles(page)).toHaveCount(2);
  await page.unroute('**/api/tools/product-lists/apply');
  await expect(page.getByText('Всё сохранено')).toBeVisible();
  await expect(handles(other)).toHaveCount(2);

  const list = Number(new URL(page.url()).pathname.split('/').at(-1));
  await page.getByRole('textbox', { name: 'Первый день' }).fill('01.01.2024');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Показывается', { exact: true })).toBeVisible();
  await expect(page.getByText('Всё сохранено')).toBeVisible();

  await publishOnHome(other, list);
  await other.goto('/');
  const block = other.getByRole('list', { name: 'Прогулка по списку' });
  await expect(block.getByRole('article').first()).toBeVisible();
  await other.context().close();
});

interface Home {
  id: number;
  version: number;
  content: { blocks: object[] };
}

/** A page with the block of the list, where the way to it is not what the walk is about. */
async function publishOnHome(page: Page, list: number): Promise<void> {
  const { pages } = (await call(page, '/api/admin/pages/list', {})) as {
    pages: { id: number; kind: string }[];
  };
  const id = pages.find(({ kind }) => kind === 'home')?.id;
  const { version, content } = (await call(page, '/api/admin/pages/get', { id })) as Home;
  const block = { key: 'walk', type: 'products', title: 'Прогулка по списку', choice: { list } };
  const set = { blocks: [...content.blocks, block] };
  const saved = (await call(page, '/api/admin/pages/save', { id, version, set })) as Home;
  await call(page, '/api/admin/pages/publish', { id, version: saved.version });
}
