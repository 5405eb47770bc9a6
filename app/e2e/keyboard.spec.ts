import type { Page } from '@playwright/test';
import { tabTo } from './keys.ts';
import { articles, filters, open, pressMore, progress, SOFAS, summary, total } from './lists.ts';
import { gallery } from './moves.ts';
import { awake, expect, placeOf, test } from './shop.ts';

/** A list of several pages. */
const LONG = '/section/hranenie';
const LADA = '/product/divan-lada-dvuhmestnyy-velyur';
const SAMPLE = '/product/kreslo-dlya-otdyha-tishina-vitrinnyy-obrazets-dub-rogozhka-shalfey';
/** The next page of goods, however it is asked for. */
const GOODS = /\/_payload\.json|\/api\/catalog\/section$/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const nameLink = (page: Page, place: number) =>
  articles(page).nth(place).getByRole('heading').getByRole('link');
const more = (page: Page) => page.getByRole('link', { name: /^Показать ещё/ });
const order = (page: Page) => page.getByRole('combobox', { name: 'Порядок товаров' });
const settled = (page: Page) => expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

test.describe('by keyboard alone, a list', () => {
  test(
    'says its new total above and below, as it was promised beside the value',
    { tag: '@deep' },
    async ({ page }) => {
      await open(page);
      const column = await filters(page, false);
      const box = await tabTo(page, column.getByRole('checkbox', { name: 'Графит', exact: true }));
      const promised = Number(/\d+$/.exec(await box.locator('xpath=ancestor::label').innerText())?.[0]);
      expect(promised).toBeLessThan(await total(page));
      await page.keyboard.press('Space');
      await expect(progress(page)).toContainText(` из ${promised}`);
      await expect.poll(() => total(page)).toBe(promised);
      await expect(box).toBeFocused();
    },
  );

  test(
    'lets go of what narrows it in the summary, one by one and all at once',
    { tag: '@deep' },
    async ({ page }) => {
      await open(page, `${SOFAS}?tsvet=grafit,ovsyanyy&stock=in-stock`);
      const chips = summary(page).getByRole('link', { name: /^Убрать:/ });
      await expect(chips).toHaveCount(3);
      await tabTo(page, chips.filter({ hasText: 'Графит' }));
      await page.keyboard.press('Enter');
      await expect(chips).toHaveCount(2);
      await expect(page).toHaveURL(/tsvet=ovsyanyy/);
      await expect(chips.and(page.locator(':focus'))).toHaveCount(1);
      await tabTo(page, summary(page).getByRole('link', { name: 'Сбросить всё' }));
      await page.keyboard.press('Enter');
      await expect(summary(page)).toHaveCount(0);
      await expect(page).toHaveURL(SOFAS);
      await settled(page);
      // The goods are what comes next.
      await page.keyboard.press('Tab');
      await expect(nameLink(page, 0)).toBeFocused();
    },
  );

  test(
    'has its filters for all that cards show at hand, folds them, moves a price by arrows',
    { tag: '@deep' },
    async ({ page }) => {
      await open(page);
      const column = await filters(page, false);
      await tabTo(page, column.getByRole('slider', { name: 'Цена от' }));
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(/price=\d+\.\./);
      await expect(summary(page).getByRole('link', { name: /^Убрать: от/ })).toBeVisible();
      await settled(page);
      for (const name of [/^Наличие/, /^Предложения/, /^Цвет/]) {
        const facet = column.getByRole('button', { name }).first();
        await tabTo(page, facet);
        await page.keyboard.press('Enter');
        await expect(facet).toHaveAttribute('aria-expanded', 'false');
        await page.keyboard.press('Space');
        await expect(facet).toHaveAttribute('aria-expanded', 'true');
        await expect(facet).toBeFocused();
      }
    },
  );

  test(
    'is narrowed by a popular filter above it and widened again, the focus stays there',
    { tag: '@deep' },
    async ({ page }) => {
      await open(page);
      const before = await total(page);
      const popular = page.getByRole('group', { name: 'Часто выбирают' });
      const chip = await tabTo(page, popular.getByRole('link', { name: 'Со скидкой' }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/badge=sale/);
      await expect(chip).toHaveAttribute('aria-current', 'true');
      await expect.poll(() => total(page)).toBeLessThan(before);
      await settled(page);
      await expect(chip).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(SOFAS);
      await expect.poll(() => total(page)).toBe(before);
      await expect(chip).toBeFocused();
    },
  );

  test(
    'goes on with the first new good after «Показать ещё», not back through those before',
    { tag: '@deep' },
    async ({ page }) => {
      await open(page, LONG);
      const { promise: held, resolve: come } = Promise.withResolvers<void>();
      await page.route(GOODS, async (route) => {
        await held;
        await route.continue();
      });
      await tabTo(page, more(page));
      await page.keyboard.press('Enter');
      const link = page.getByRole('link', { name: /^Показать ещё/, disabled: true });
      await expect(link).toBeFocused();
      await expect(articles(page)).toHaveCount(24);
      come();
      await expect(nameLink(page, 24)).toBeFocused();
      await expect(nameLink(page, 24)).toBeInViewport();
      await expect(articles(page)).toHaveCount(48);
      await page.unroute(GOODS);
      // A pointer is where it was: so is the focus.
      await pressMore(page);
      await expect.poll(() => articles(page).count()).toBeGreaterThan(48);
      await settled(page);
      await expect(nameLink(page, 48)).not.toBeFocused();
    },
  );

  test(
    'stays on «Повторить» where more does not come, and goes on once it does',
    { tag: '@deep' },
    async ({ page, expectComplaint }) => {
      expectComplaint(/ERR_FAILED/);
      await open(page, LONG);
      await page.route(GOODS, (route) => route.abort());
      await tabTo(page, more(page));
      await page.keyboard.press('Enter');
      const again = page.getByRole('link', { name: 'Повторить' });
      await expect(again).toBeFocused();
      await page.unroute(GOODS);
      await page.keyboard.press('Enter');
      await expect(nameLink(page, 24)).toBeFocused();
    },
  );

  test(
    'is as it was on Back: narrowed, ordered and opened up by keys',
    { tag: '@deep' },
    async ({ page }) => {
      await open(page);
      await tabTo(page, order(page));
      await page.keyboard.press('ArrowDown');
      await expect(order(page).and(page.locator(':open'))).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/sort=price-asc$/);
      await settled(page);
      await tabTo(page, more(page));
      await page.keyboard.press('Enter');
      await expect(nameLink(page, 24)).toBeFocused();
      await expect(page).toHaveURL(/sort=price-asc&page=2$/);
      await settled(page);
      const place = await placeOf(page);
      const count = await articles(page).count();
      await page.keyboard.press('Enter');
      await expect(gallery(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/sort=price-asc&page=2$/);
      await expect(articles(page)).toHaveCount(count);
      await expect(order(page)).toHaveValue('price-asc');
      await expect.poll(() => placeOf(page)).toBe(place);
      await expect(nameLink(page, 24)).toBeInViewport();
    },
  );

  test(
    'has its values one after another, and those without goods are passed by',
    { tag: '@deep' },
    async ({ page }) => {
      await open(page, `${SOFAS}?tsvet=grafit&price=..50000`);
      const column = await filters(page, false);
      const boxes = column.getByRole('checkbox');
      const able = boxes.and(page.locator(':enabled'));
      const count = await able.count();
      expect(count).toBeLessThan(await boxes.count());
      const focused = page.locator(':focus');
      await tabTo(page, able.first());
      const passed = new Set<string>();
      while ((await column.locator(':focus').count()) > 0) {
        const value = boxes.and(focused);
        if ((await value.count()) > 0) {
          await expect(value).toBeEnabled();
          passed.add(await value.evaluate((box: HTMLInputElement) => `${box.name} ${box.value}`));
        }
        await page.keyboard.press('Tab');
      }
      expect(passed.size).toBe(count);
    },
  );

  test(
    'stands in rows or cards as one chooses, the focus stays on the choice',
    { tag: '@deep' },
    async ({ page }) => {
      await open(page);
      const views = page.getByRole('group', { name: 'Вид списка' });
      const rows = await tabTo(page, views.getByRole('button', { name: 'Строками' }));
      await expect(rows).toHaveAttribute('aria-pressed', 'false');
      await page.keyboard.press('Space');
      await expect(rows).toHaveAttribute('aria-pressed', 'true');
      await expect(articles(page).first()).toContainText('Арт.');
      await expect(rows).toBeFocused();
      const grid = await tabTo(page, views.getByRole('button', { name: 'Плиткой' }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(grid).toHaveAttribute('aria-pressed', 'true');
      await expect(articles(page).first()).not.toContainText('Арт.');
      await expect(grid).toBeFocused();
    },
  );
});

test(
  'by keyboard alone, words in the other layout are typed, corrected, and lead to a good',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/');
    await awake(page);
    const field = await tabTo(page, page.getByRole('combobox', { name: 'Поиск по каталогу' }));
    await page.keyboard.type('rhjdfnm');
    await expect(field).toHaveValue('rhjdfnm');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Результаты поиска: «кровать»');
    await expect(heading(page)).toBeFocused();
    const link = await tabTo(page, nameLink(page, 0));
    await expect(link).toContainText('Кровать');
    await page.keyboard.press('Enter');
    await expect(gallery(page)).toBeVisible();
  },
);

test.describe('by keyboard alone, where there is nothing,', () => {
  test('one filter is taken off, and the goods come next', { tag: '@deep' }, async ({ page }) => {
    await open(page, '/section/pryamye-divany?badge=new&tsvet=grafit');
    const ways = page.getByRole('list', { name: 'Что убрать' });
    await awake(ways);
    await expect(ways.getByText(/\d\sтовар/)).toHaveCount(2);
    await tabTo(page, ways.getByRole('link', { name: 'Убрать: Новинки' }));
    await page.keyboard.press('Enter');
    await expect(articles(page).first()).toBeVisible();
    await settled(page);
    await page.keyboard.press('Tab');
    await expect(nameLink(page, 0)).toBeFocused();
  });

  test('a search leads to the sections and to popular goods', { tag: '@deep' }, async ({ page }) => {
    await page.goto(`/search?query=${encodeURIComponent('экскаватор')}`);
    await awake(page);
    const sections = page.getByRole('navigation', { name: 'Разделы каталога' });
    await tabTo(page, sections.getByRole('link').last());
    const popular = page.getByRole('region', { name: 'Популярные товары' });
    await tabTo(page, popular.getByRole('article').first().getByRole('heading').getByRole('link'));
    const section = await tabTo(page, sections.getByRole('link').first(), 'Shift+Tab');
    const name = await section.innerText();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/section\//);
    await expect(heading(page)).toHaveText(name);
    await expect(heading(page)).toBeFocused();
  });
});

test.describe('by keyboard alone, on a product,', () => {
  test(
    'the city of the delivery is changed, and the focus comes back',
    { tag: '@deep' },
    async ({ page }) => {
      await page.goto(LADA);
      await awake(page);
      const box = page.getByRole('region', { name: 'Доставка' });
      await expect(box).toContainText(/Получить в.Екатеринбурге/);
      await tabTo(page, box.getByRole('button', { name: 'Сменить город' }));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Выберите город' });
      await expect(dialog.getByRole('combobox')).toBeFocused();
      await page.keyboard.type('каз');
      await expect(dialog.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(box).toContainText(/Получить в.Казани/);
      await expect(box).toContainText(/Курьером, [а-я]{2}, \d{1,2}.[а-я]+/);
      await expect(box.getByRole('button', { name: 'Сменить город' })).toBeFocused();
    },
  );

  test(
    'a sample cannot be ordered, and «Где посмотреть» goes to its stores',
    { tag: '@deep' },
    async ({ page }) => {
      await page.goto(SAMPLE);
      await awake(page);
      const main = page.getByRole('main');
      await expect(main.getByText('Только для экспозиции').first()).toBeVisible();
      await expect(main.getByRole('button', { name: 'Только в магазине' }).first()).toBeDisabled();
      await tabTo(page, main.getByRole('button', { name: 'Где посмотреть' }));
      await page.keyboard.press('Enter');
      const stores = page.getByRole('region', { name: 'Где посмотреть' });
      await expect(stores).toBeFocused();
      await expect(stores).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(stores.locator(':focus')).toHaveCount(1);
      const store = stores.getByRole('button').filter({ hasText: /на.витрине/ });
      await tabTo(page, store.first());
      await page.keyboard.press('Enter');
      await expect(store.first()).toHaveAttribute('aria-expanded', 'true');
    },
  );
});
