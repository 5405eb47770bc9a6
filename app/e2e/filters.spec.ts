import { tabTo } from './keys.ts';
import { articles, choose, filters, open, progress, SOFAS, summary, total } from './lists.ts';
import { expect, test } from './shop.ts';

test.describe('a list of goods', () => {
  test(
    'says its total above and below, and has a filter for all that cards show',
    { tag: '@deep' },
    async ({ page, isMobile }) => {
      await open(page);
      await expect(progress(page)).toContainText(` из ${await total(page)}`);
      const place = await filters(page, isMobile);
      for (const facet of [/^Цена/, /^Наличие/, /^Предложения/, /^Цвет/])
        await expect(place.getByRole('button', { name: facet }).first()).toBeVisible();
    },
  );

  test(
    'keeps what each value promises, in place and in a summary',
    { tag: ['@both', '@deep'] },
    async ({ page, isMobile }) => {
      await open(page);
      const promised = await choose(page, isMobile, 'Графит');
      await expect.poll(() => total(page)).toBe(promised);
      await expect(page).toHaveURL(/\?tsvet=grafit$/);
      const place = await filters(page, isMobile);
      await expect(place.getByRole('checkbox', { name: 'Графит' })).toBeChecked();
      // The others of the same facet stay what they were: they are alternatives.
      await expect(place.getByRole('checkbox', { name: 'Овсяный' })).toBeEnabled();
      if (isMobile) await page.keyboard.press('Escape');
      await summary(page).getByRole('link', { name: 'Убрать: Графит' }).click();
      await expect(summary(page)).toHaveCount(0);
      await expect(page).not.toHaveURL(/tsvet/);
    },
  );

  test(
    'leaves values without goods where they are, not to be chosen',
    { tag: '@deep' },
    async ({ page, isMobile }) => {
      await open(page, `${SOFAS}?tsvet=grafit&price=..50000`);
      const place = await filters(page, isMobile);
      await expect(place.getByRole('checkbox', { disabled: true }).first()).toBeVisible();
    },
  );

  test(
    'is narrowed by popular filters above it and by a typed price',
    { tag: '@deep' },
    async ({ page, isMobile }) => {
      await open(page);
      const before = await total(page);
      const popular = page.getByRole('group', { name: 'Часто выбирают' });
      await popular.getByRole('link', { name: 'Со скидкой' }).click();
      await expect(summary(page).getByRole('link', { name: 'Убрать: Со скидкой' })).toBeVisible();
      await expect.poll(() => total(page)).toBeLessThan(before);
      const place = await filters(page, isMobile);
      await place.getByRole('textbox', { name: 'Цена до' }).fill('60000');
      await page.keyboard.press('Enter');
      if (isMobile) await place.getByRole('button', { name: /^Показать \d/ }).click();
      await expect(summary(page).getByRole('link', { name: /Убрать: до 60.000/ })).toBeVisible();
      await expect(page).toHaveURL(/badge=sale&price=\.\.60000/);
      await summary(page).getByRole('link', { name: 'Сбросить всё' }).click();
      await expect.poll(() => total(page)).toBe(before);
    },
  );

  test(
    'stays where there is no network to narrow it, and is narrowed once there is one',
    { tag: '@deep' },
    async ({ page, context, expectComplaint }) => {
      expectComplaint(/ERR_INTERNET_DISCONNECTED/);
      await open(page);
      const before = await total(page);
      await context.setOffline(true);
      const popular = page.getByRole('group', { name: 'Часто выбирают' });
      await popular.getByRole('link', { name: 'Со скидкой' }).dispatchEvent('click');
      await expect(page.getByText(/^Товары не.загрузились$/).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Диваны' })).toBeVisible();
      await expect(summary(page).getByRole('link', { name: 'Убрать: Со скидкой' })).toBeVisible();
      await context.setOffline(false);
      await expect.poll(() => articles(page).count()).toBeGreaterThan(0);
      expect(await total(page)).toBeLessThan(before);
    },
  );

  test(
    'keeps its filters as one left them while a tablet is turned and turned back',
    { tag: '@deep' },
    async ({ page, isMobile }) => {
      await open(page);
      const column = await filters(page, isMobile);
      const price = column.getByRole('button', { name: /^Цена/ });
      await price.click();
      await expect(price).toHaveAttribute('aria-expanded', 'false');
      await page.setViewportSize({ width: 800, height: 1_100 });
      await expect(column).toBeHidden();
      await page.setViewportSize({ width: 1_280, height: 800 });
      await expect(price).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test('offers ways on where nothing meets all filters', { tag: '@deep' }, async ({ page }) => {
    await open(page, `/section/pryamye-divany?badge=new&tsvet=grafit&price=..60000`);
    const ways = page.getByRole('list', { name: 'Что убрать' });
    // Without the price there is nothing either: that is no way on.
    await expect(ways.getByRole('link')).toHaveCount(2);
    await expect(ways.getByText(/\d\sтовар/)).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Все товары раздела «Диваны»' })).toBeVisible();
    await page.getByRole('link', { name: 'Сбросить все фильтры' }).click();
    await expect(articles(page).first()).toBeVisible();
    await expect(page).toHaveURL(/pryamye-divany$/);
  });

  test('says so where taking off a single filter does not help', { tag: '@deep' }, async ({ page }) => {
    await open(page, `/section/pryamye-divany?badge=new&tsvet=grafit&price=..20000`);
    await expect(page.getByText(/^Убрать один мало: сбросьте все/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Что убрать' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Сбросить все фильтры' })).toBeVisible();
  });

  test('is narrowed, opened, found again by keyboard alone', { tag: '@deep' }, async ({ page }) => {
    await open(page);
    const box = await tabTo(page, page.getByRole('checkbox', { name: 'Графит' }));
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/tsvet=grafit/);
    await expect(async () => {
      const said = await page
        .getByRole('status')
        .filter({ hasText: /^Найдено/ })
        .innerText();
      expect(said).toContain(String(await total(page)));
    }).toPass();
    // The focus is where it was: the next value is one step away.
    await expect(box).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/tsvet=grafit,/);
    await tabTo(page, page.getByRole('link', { name: /^Убрать: Графит/ }));
    await page.keyboard.press('Delete');
    await expect(page).not.toHaveURL(/grafit/);
    await expect(page.getByRole('link', { name: /^Убрать:/ })).toBeFocused();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const name = await articles(page).first().getByRole('heading').innerText();
    await tabTo(page, page.getByRole('link', { name: name.trim() }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(page).toHaveURL(/tsvet=/);
    await expect(summary(page)).toBeVisible();
  });

  test('can be narrowed before any script has run', async ({ browser, baseURL, isMobile }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      viewport: isMobile ? { width: 360, height: 740 } : { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(SOFAS);
    await page.getByRole('group', { name: 'Часто выбирают' }).getByRole('link', { name: 'Графит' }).click();
    await expect(page).toHaveURL(/\?tsvet=grafit$/);
    if (!isMobile) {
      await page.getByRole('checkbox', { name: 'Овсяный' }).check();
      await page.getByRole('button', { name: 'Показать товары' }).click();
      await expect(summary(page).getByRole('link', { name: /^Убрать:/ })).toHaveCount(2);
    }
    await summary(page).getByRole('link', { name: 'Сбросить всё' }).click();
    await expect(summary(page)).toHaveCount(0);
    await context.close();
  });
});
