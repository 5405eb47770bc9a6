import type { Page } from '@playwright/test';
import { call, enter, openAs } from './requests.ts';
import { awake, expect, test } from './shop.ts';

test('a section is moved by keys alone and gets another address; the shop has it in its place, and the old address leads there', async ({
  page,
  context,
}) => {
  await openAs(page, 'admin', '/admin/sections');
  const tree = page.getByRole('tree', { name: 'Разделы каталога' });
  const line = (name: string) => tree.getByRole('treeitem', { name: new RegExp(`^${name} `) });
  const place = (text: RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
  await expect(tree).toBeVisible();
  await page.getByRole('searchbox', { name: 'Найти раздел' }).focus();
  while (!(await tree.evaluate((one) => one.contains(document.activeElement))))
    await page.keyboard.press('Tab');
  const isFocused = () => line('Торшеры').evaluate((one) => one === document.activeElement);
  await expect(line('Торшеры')).toBeVisible();
  while (!(await isFocused())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+ArrowLeft');
  await place(/«Торшеры»: на.верхнем уровне/);
  await expect(line('Торшеры')).toHaveAttribute('aria-level', '1');
  await expect(line('Торшеры')).toBeFocused();

  await page.keyboard.press('Enter');
  const address = page.getByRole('textbox', { name: 'Адрес' });
  await expect(address).toHaveValue('torshery');
  await address.fill('napolnye-lampy');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Сюда ведут: /section/torshery')).toBeVisible();

  const shopper = await context.newPage();
  const moved = await context.request.get('/section/torshery?sort=new', { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/section/napolnye-lampy?sort=new']);
  await shopper.goto('/section/torshery');
  await expect(shopper).toHaveURL(/\/section\/napolnye-lampy$/);
  await shopper.goto('/section');
  await expect(
    shopper
      .getByRole('main')
      .getByRole('link', { name: /^Торшеры/ })
      .first(),
  ).toHaveAttribute('href', '/section/napolnye-lampy');

  await address.fill('torshery');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Сюда ведут: /section/napolnye-lampy')).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть из файла: Место' }).click();
  await expect(page.getByRole('button', { name: 'Вернуть из файла: Место' })).toHaveCount(0);
  await expect(async () => {
    const back = await context.request.get('/section/napolnye-lampy', { maxRedirects: 0 });
    expect(back.headers()['location']).toBe('/section/torshery');
  }).toPass();
});

test(
  'a section is made by hand, a good is put into it, and the shop has both',
  { tag: '@deep' },
  async ({ page, context }) => {
    await openAs(page, 'admin', '/admin/sections');
    await page.getByRole('button', { name: 'Новый раздел' }).click();
    const dialog = page.getByRole('dialog', { name: 'Новый раздел' });
    await dialog.getByRole('textbox', { name: 'Название' }).fill('Подарки к новоселью');
    await expect(dialog.getByRole('textbox', { name: 'Адрес' })).toHaveValue('podarki-k-novoselyu');
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await expect(page.getByRole('heading', { name: 'Подарки к новоселью' })).toBeVisible();
    await expect(page.getByText(/в.магазине его не.видно/)).toBeVisible();

    await page.goto('/admin/products');
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page.getByRole('textbox', { name: 'Название' })).toBeVisible();
    const section = page.getByRole('combobox', { name: 'Раздел', exact: true });
    const before = await section.inputValue();
    await section.fill('Подарки к новоселью');
    await page.getByRole('option', { name: /Подарки к новоселью/ }).click();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Сохранено').first()).toBeVisible();

    const shopper = await context.newPage();
    await shopper.goto('/section/podarki-k-novoselyu');
    await expect(shopper.getByRole('heading', { name: /Подарки к новоселью/, level: 1 })).toBeVisible();

    await section.fill(before);
    await page.getByRole('option', { name: before, exact: true }).click();
    await page.keyboard.press('Control+s');
    await expect(async () => {
      await shopper.goto('/section');
      await expect(shopper.getByRole('link', { name: /Подарки к новоселью/ })).toHaveCount(0);
    }).toPass();
  },
);

test(
  'a section opens with the goods that staff pinned, in the order that they chose',
  { tag: '@deep' },
  async ({ page, context }) => {
    await page.goto('/admin/sections');
    await awake(page);
    await enter(page, 'admin');
    const shopper = await context.newPage();
    const goods = () => shopper.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
    const order = shopper.getByRole('combobox', { name: 'Порядок товаров' });
    await shopper.goto('/section/torshery');
    await expect(order).toHaveValue('popular');
    await shopper.goto('/section/torshery?sort=price-desc');
    const [dearest] = await goods();

    await page.goto('/admin/sections');
    await page.getByRole('searchbox', { name: 'Найти раздел' }).fill('Торшеры');
    await page.getByRole('treeitem', { name: /^Торшеры / }).click();
    const card = page.getByRole('region', { name: 'Что показать первым' });
    await card.getByRole('combobox', { name: 'Порядок товаров' }).selectOption('Сначала дешёвые');
    await card.getByRole('combobox', { name: 'Закрепить товар' }).fill(dearest ?? '');
    await page.getByRole('listbox').getByRole('option').first().click();
    const pinned = (await card.getByRole('link').innerText()).trim();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Сохранено').first()).toBeVisible();

    await shopper.goto('/section/torshery');
    await expect(order).toHaveValue('price-asc');
    const [first, ...others] = await goods();
    expect(pinned).toContain(first);
    expect(others).not.toContain(first);
    await order.selectOption('Сначала популярные');
    await expect(shopper).toHaveURL(/\?sort=popular$/);
    await order.selectOption('Сначала дешёвые');
    await expect(shopper).toHaveURL(/\/section\/torshery$/);
    await expect(shopper.getByRole('main').getByRole('article').first()).toContainText(first ?? '');

    await card.getByRole('combobox', { name: 'Порядок товаров' }).selectOption('Как во всём магазине');
    await card.getByRole('button', { name: /^Открепить/ }).click();
    await page.keyboard.press('Control+s');
    await expect(card.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  },
);

/** A list that is shown, of one good that a search finds. */
async function makeList(page: Page, name: string, query: string): Promise<number> {
  const wish = { idempotencyKey: crypto.randomUUID(), name, copyOf: null };
  const { id } = (await call(page, '/api/tools/product-lists/create', wish)) as { id: number };
  const { goods } = (await call(page, '/api/tools/product-lists/find', { query })) as {
    goods: { offer: number; pieces: number }[];
  };
  const offer = goods.findLast(({ pieces }) => pieces > 0)?.offer;
  const changes = [
    { kind: 'add', offer, after: null },
    { kind: 'set', fields: { from: '2024-01-01' } },
  ];
  const operations = changes.map((change) => ({ id: crypto.randomUUID(), change }));
  await call(page, '/api/tools/product-lists/apply', { id, operations });
  return id;
}

test(
  'a section begins with the goods of a list, which says where it stands',
  { tag: '@deep' },
  async ({ page, context }) => {
    await openAs(page, 'admin', '/admin/sections');
    const list = await makeList(page, 'Первыми в пледах', 'плед');
    await page.getByRole('searchbox', { name: 'Найти раздел' }).fill('Пледы');
    await page.getByRole('treeitem', { name: /^Пледы / }).click();
    const card = page.getByRole('region', { name: 'Что показать первым' });
    const choice = card.getByRole('combobox', { name: /^Список товаров/ });
    await choice.selectOption('Первыми в пледах');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Сохранено').first()).toBeVisible();

    await card.getByRole('link', { name: 'Открыть список' }).click();
    await expect(page).toHaveURL(new RegExp(`/tools/product-list-editor/${list}$`));
    const removal = page
      .getByRole('list', { name: 'Товары списка' })
      .getByRole('button', { name: /^Убрать: / });
    const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
    const name = plain(await removal.getAttribute('aria-label'));
    await expect(page.getByRole('region', { name: 'Где стоит' })).toContainText('Пледы');

    const shopper = await context.newPage();
    await shopper.goto('/section/pledy');
    const first = shopper.getByRole('main').getByRole('article').first().getByRole('heading');
    expect(name).toContain(plain(await first.innerText()));
    await shopper.close();

    await page.getByRole('region', { name: 'Где стоит' }).getByRole('link', { name: 'Пледы' }).click();
    await choice.selectOption('Без списка');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  },
);

test(
  'a section made by hand goes into another one, and its old address leads there, filters and all; an empty one is deleted',
  { tag: '@deep' },
  async ({ page, context }) => {
    await page.goto('/admin/sections');
    await awake(page);
    await enter(page, 'admin');
    const make = async (name: string) => {
      await page.goto('/admin/sections');
      await page.getByRole('button', { name: 'Новый раздел' }).click();
      const dialog = page.getByRole('dialog', { name: 'Новый раздел' });
      await dialog.getByRole('textbox', { name: 'Название' }).fill(name);
      await dialog.getByRole('button', { name: 'Создать' }).click();
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    };
    await make('Лампы для чтения');
    await page.getByRole('button', { name: /^Объединить с.другим/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Объединить «Лампы/ });
    await dialog.getByRole('combobox').fill('Торшеры');
    await page
      .getByRole('option', { name: /Торшеры$/ })
      .first()
      .click();
    await expect(dialog.getByText(/\/section\/lampy-dlya-chteniya поведут/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Объединить' }).click();
    await expect(page.getByRole('heading', { name: 'Торшеры', exact: true })).toBeVisible();
    await expect(page.getByText(/^Сюда перешёл раздел «Лампы для чтения»/)).toBeVisible();
    await expect(async () => {
      const old = '/section/lampy-dlya-chteniya?sort=new';
      const moved = await context.request.get(old, { maxRedirects: 0 });
      expect(moved.status()).toBe(301);
      expect(moved.headers()['location']).toBe('/section/torshery?sort=new');
    }).toPass();

    await make('Ненужный раздел');
    await page.getByRole('button', { name: 'Удалить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Раздел удалён').first()).toBeVisible();
    await expect(page.getByRole('treeitem', { name: /^Ненужный раздел/ })).toHaveCount(0);
  },
);
