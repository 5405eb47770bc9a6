import type { Page } from '@playwright/test';
import { barcodeOf } from '@siren/demo/catalogue';
import { quiet } from './quiet.ts';
import { awake, expect, test } from './shop.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Поиск по каталогу' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Подсказки' });
const heading = (page: Page, words: string) =>
  page.getByRole('heading', { level: 1, name: `Результаты поиска: «${words}»` });

/** What the keys have come to, as a screen reader is told it. */
async function active(page: Page): Promise<string> {
  const id = await field(page).getAttribute('aria-activedescendant');
  return id === null ? '' : page.locator(`[id="${id}"]`).innerText();
}

test(
  'by keyboard alone: a suggestion is chosen, Back brings the query back',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/');
    await awake(page);
    await field(page).focus();
    await page.keyboard.type('стул');
    await expect(
      suggestions(page)
        .getByRole('option', { name: /^Стулья/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByText(/^\d+\sподсказ/)).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'стул')).toBeVisible();
    await expect(page).toHaveURL('/search?query=%D1%81%D1%82%D1%83%D0%BB');
    await expect(suggestions(page)).toBeHidden();
    await expect(page.getByRole('article').first()).toContainText('Стул');

    await field(page).click();
    await field(page).fill('зеркал');
    await expect(
      suggestions(page)
        .getByRole('option', { name: /^Зеркала/ })
        .first(),
    ).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active(page)).toContain('зеркало');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'зеркало')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'стул')).toBeVisible();
    await expect(field(page)).toHaveValue('стул');
  },
);

test(
  'suggestions that could not come are there once the network is back',
  { tag: '@deep' },
  async ({ page, context, expectComplaint }) => {
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/');
    await awake(page);
    await quiet(page);
    await context.setOffline(true);
    await field(page).focus();
    await page.keyboard.type('стул');
    await expect(page.getByText(/^Нет сети/)).toBeVisible();
    await context.setOffline(false);
    await expect(
      suggestions(page)
        .getByRole('option', { name: /^Стулья/ })
        .first(),
    ).toBeVisible();
  },
);

test('Esc closes the suggestions and keeps what was typed', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/section');
  await awake(page);
  await field(page).focus();
  await page.keyboard.type('диван');
  await expect(suggestions(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await expect(field(page)).toHaveValue('диван');
  await expect(field(page)).toBeFocused();
});

test('a query in the other layout is understood, and can be meant', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/search?query=rhjdfnm');
  await expect(heading(page, 'кровать')).toBeVisible();
  await expect(page.getByText('Показаны результаты по запросу «кровать».')).toBeVisible();
  await expect(page.getByRole('article').first().locator('mark').first()).toContainText('Кровать');
  await awake(page);
  await page.getByRole('link', { name: 'Искать «rhjdfnm»' }).click();
  await expect(heading(page, 'rhjdfnm')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Ничего не.нашлось/ })).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'кровать')).toBeVisible();
});

test('forms, slips, Latin letters and synonyms lead to the goods', { tag: '@deep' }, async ({ page }) => {
  for (const [query, name] of [
    ['кресел', 'Кресло'],
    ['зеркол', 'Зеркало'],
    ['komod', 'Комод'],
    ['шифоньер', 'Шкаф'],
    ['тумбочек', 'Тумба'],
    ['чашек', 'Кружка'],
    ['чашечка', 'Кружка'],
    ['льняная подушка', 'Подушка «Полоса», лён'],
    ['стол для компьютера', 'Стол письменный'],
    ['стол кухонный', 'Стол обеденный'],
    ['матрас 160х200', 'Матрас'],
  ] as const) {
    await page.goto(`/search?query=${encodeURIComponent(query)}`);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(name);
  }
});

test('an article or a barcode leads to that very variant', async ({ page, request }) => {
  const path = 'divan-lada-dvuhmestnyy-velyur';
  const answer = await request.post('/api/catalog/product', { data: { token: '', path } });
  const { offer, variants } = (await answer.json()) as {
    offer: number;
    variants: { offer: number; article: string }[];
  };
  const meant = variants.find((variant) => variant.offer !== offer);
  const article = meant?.article ?? '';
  for (const code of [article, `Арт. ${article}`, barcodeOf(article)]) {
    await page.goto(`/search?query=${encodeURIComponent(code)}`);
    await expect(heading(page, code)).toBeVisible();
    const found = page.getByRole('main').getByRole('article');
    await expect(found).toHaveCount(1);
    await awake(page);
    await found.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(`/product/${path}?offer=${meant?.offer}`);
    await expect(page.getByRole('main').getByText(`Артикул ${article}`)).toBeVisible();
  }
});

test(
  'a colour finds the variant of that colour: its card leads to it, while one types too',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto(`/search?query=${encodeURIComponent('диван лада двухместный uhfabn')}`);
    await expect(heading(page, 'диван лада двухместный графит')).toBeVisible();
    await awake(page);
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/product\/[^?]+\?offer=\d+$/);
    const { search } = new URL(page.url());
    const colour = page
      .getByRole('radiogroup', { name: /Цвет|обивк/i })
      .getByRole('radio', { checked: true });
    await expect(colour).toHaveAccessibleName(/графит/);

    await field(page).click();
    await field(page).fill('лада двухместный графит');
    await suggestions(page)
      .getByRole('option', { name: /^Диван «Лада» двухместный/ })
      .first()
      .click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith('/product/') && url.search === search);
  },
);

test('nothing found: sections and popular goods lead on', { tag: '@deep' }, async ({ page }) => {
  await page.goto(`/search?query=${encodeURIComponent('экскаватор «%» <b>')}`);
  await expect(page.getByRole('heading', { name: /Ничего не.нашлось/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Популярные товары' }).getByRole('article')).not.toHaveCount(
    0,
  );
  await awake(page);
  await page.getByRole('navigation', { name: 'Разделы каталога' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/section\//);
});

test(
  'filters and order keep the query, and the page has one address for all of it',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto(`/search?query=${encodeURIComponent('стол')}`);
    await awake(page);
    await page.getByRole('combobox', { name: 'Порядок товаров' }).selectOption('price-asc');
    await expect(page).toHaveURL(/query=.*&sort=price-asc/);
    await page.reload();
    await expect(heading(page, 'стол')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Порядок товаров' })).toHaveValue('price-asc');
  },
);

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });
  test('the field leads to the results', async ({ page }) => {
    await page.goto('/');
    await field(page).fill('ковёр');
    await field(page).press('Enter');
    await expect(heading(page, 'ковёр')).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('Ковёр');
  });
});
