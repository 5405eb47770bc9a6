import { firstGood } from './goods.ts';
import { enter, openAs } from './requests.ts';
import { expect, test } from './shop.ts';

test('a wrong price is found by its article and mended by few keys alone; the shop has it at once, and it is given back', async ({
  page,
  context,
}) => {
  const { path, article } = await firstGood(page, 'stoly');
  await openAs(page, 'admin', '/admin');
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

test(
  'a good that is hidden is neither found nor opened, and comes back',
  { tag: '@deep' },
  async ({ page, context, expectComplaint }) => {
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
  },
);

test(
  'a broken piece, a better picture and a param are in the shop at once, and are taken back',
  { tag: '@deep' },
  async ({ page, context }) => {
    const { path, article } = await firstGood(page, 'podushki');
    await enter(page, 'admin');
    await page.goto(`/admin/products?q=${encodeURIComponent(article)}`);
    await page.getByRole('row').nth(1).getByRole('link').click();
    const stores = page.getByRole('list', { name: 'Магазины' });
    const change = stores.getByRole('button', { name: /^Изменить остаток/ }).first();
    await change.click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('radio', { name: 'Прибавить' }).check();
    await dialog.getByRole('textbox').fill('7');
    await dialog.getByRole('combobox', { name: 'Причина' }).selectOption('Пересчитали');
    await dialog.getByRole('button', { name: 'Изменить остаток' }).click();
    await expect(stores.getByText(/^\+7\sшт\.; пересчитали/)).toBeVisible();

    const pictures = page.getByRole('region', { name: 'Картинки' });
    const words = pictures.getByRole('button', { name: /^Описание/ });
    const before = await words.count();
    const photo = await page.screenshot({ type: 'png', clip: { x: 0, y: 0, width: 640, height: 480 } });
    await pictures
      .getByLabel(/^Добавить картинки/)
      .setInputFiles({ name: 'Подушка.png', mimeType: 'image/png', buffer: photo });
    await expect(words).toHaveCount(before + 1);
    await words.last().click();
    await dialog.getByRole('textbox').fill('Подушка у окна');
    await dialog.getByRole('button', { name: 'Сохранить описание' }).click();
    await expect(pictures.getByRole('button', { name: 'Описание: Подушка у окна' })).toBeVisible();

    const params = page.getByRole('region', { name: 'Параметры' });
    await params.getByRole('button', { name: 'Параметр', exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Название' }).fill('Длина шнура');
    await dialog.getByRole('textbox', { name: 'Значение' }).fill('1,75');
    await dialog.getByRole('textbox', { name: /^Единица/ }).fill('м');
    await dialog.getByRole('button', { name: 'Добавить параметр' }).click();
    await expect(params.getByRole('textbox', { name: 'Длина шнура, значение' })).toHaveValue('1,75');

    const shopper = await context.newPage();
    await shopper.goto(path);
    await expect(shopper.getByText(/1,75\sм/).first()).toBeAttached();
    await expect(shopper.getByAltText('Подушка у окна').first()).toBeAttached();

    await params.getByRole('button', { name: 'Убрать параметр: Длина шнура' }).click();
    await expect(params.getByText('Длина шнура')).toHaveCount(0);
    await page.getByRole('button', { name: 'Вернуть из файла: картинки' }).click();
    await expect(words).toHaveCount(before);
    await stores
      .getByRole('button', { name: /^Убрать правку/ })
      .first()
      .click();
    await expect(stores.getByText(/^\+7\sшт\./)).toHaveCount(0);
    await shopper.reload();
    await expect(shopper.getByText(/1,75\sм/)).toHaveCount(0);
  },
);

test(
  'goods beside one are chosen, in their order, and shoppers see just these until the shop computes them again',
  { tag: '@deep' },
  async ({ page, context }) => {
    const other = await firstGood(page, 'shkafy');
    const { path, article } = await firstGood(page, 'kovry');
    const beside = page.getByRole('region', { name: 'Хорошо рядом' });
    const names = (of: typeof beside) => of.getByRole('article').getByRole('heading');
    const computed = await names(beside).allInnerTexts();
    await enter(page, 'admin');
    await page.goto(`/admin/products?q=${encodeURIComponent(article)}`);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(beside.getByText(/^Подобрал магазин/)).toBeVisible();
    // As many as are shown stand there: one gives way.
    await beside
      .getByRole('button', { name: /^Убрать:/ })
      .first()
      .click();
    await expect(beside.getByRole('listitem')).toHaveCount(computed.length - 1);
    await beside.getByRole('combobox', { name: 'Добавить товар' }).fill(other.article);
    await page.getByRole('option').first().click();
    await expect(beside.getByRole('listitem')).toHaveCount(computed.length);
    const last = await beside.getByRole('listitem').last().getByRole('link').innerText();

    const shopper = await context.newPage();
    await shopper.goto(path);
    const shown = shopper.getByRole('region', { name: 'Хорошо рядом' });
    await expect(names(shown).last()).toContainText(last);

    await beside.getByRole('button', { name: /^Вернуть подбор магазина/ }).click();
    await expect(beside.getByText(/^Подобрал магазин/)).toBeVisible();
    await shopper.reload();
    await expect(names(shown).last()).not.toContainText(last);
  },
);
