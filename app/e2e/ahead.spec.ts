import type { Page, Route } from '@playwright/test';
import { firstCard, gallery, open, watch } from './moves.ts';
import { quiet } from './quiet.ts';
import { expect, test } from './shop.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

test.describe('loading ahead', () => {
  test(
    'a good that was pointed at is shown without another request, its picture included',
    { tag: '@deep' },
    async ({ page }) => {
      await open(page, '/section/divany');
      const link = firstCard(page);
      const ahead = page.waitForResponse(/_payload\.json/);
      const picture = page.waitForResponse(/\/pictures\/.*webp/);
      await (isPhone(page) ? link.dispatchEvent('touchstart') : link.hover());
      await ahead;
      await picture;
      await quiet(page);
      const asked = watch(page);
      // Code of the page; parts far below fetch theirs after what one looks at.
      const scripts = watch(page, /\/(?:product|shared|frame)-[^/]+\.js$/);
      const name = await link.innerText();
      // It is drawn already, out of sight and out of mind.
      await expect(page.locator('main h1:not(:visible)')).toHaveText(name);
      await expect(page).toHaveTitle(/^Диваны/);
      const seen = () => page.evaluate(() => localStorage.getItem('own:seen'));
      expect(await seen()).toBeNull();
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page).not.toHaveTitle(/^Диваны/);
      await expect.poll(seen).toMatch(/^\[\d+\]$/);
      await expect(gallery(page)).toBeVisible();
      expect([...asked, ...scripts]).toEqual([]);
      const shown = gallery(page).getByRole('listitem').first().locator('img');
      const fetched = await shown.evaluate(
        (img: HTMLImageElement) => performance.getEntriesByName(img.currentSrc).length,
      );
      expect(fetched).toBe(1);
    },
  );

  test(
    'what is drawn ahead is laid out, too, and neither keys nor screen readers come to it',
    { tag: '@deep' },
    async ({ page }) => {
      await open(page, '/section/divany');
      const link = firstCard(page);
      await (isPhone(page) ? link.dispatchEvent('touchstart') : link.hover());
      const heading = page.locator('main h1:not(:visible)');
      await expect(heading).toHaveText(await link.innerText());
      const ahead = page.locator('[data-ahead]');
      await expect(ahead).toHaveCSS('display', 'block');
      await expect(ahead).toHaveCSS('content-visibility', 'hidden');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const button = ahead.locator('button').first();
      await button.evaluate((element) => element.focus());
      await expect(button).not.toBeFocused();
    },
  );

  test.describe('for somebody who is asked for the city', () => {
    test.use({ knowsCity: false });

    test(
      'what is drawn ahead moves nothing of what is seen',
      { tag: ['@phone', '@deep'] },
      async ({ page }) => {
        await open(page, '/section/divany');
        const question = page.getByRole('region', { name: 'Ваш город' });
        // Where it comes to rest.
        await question.getByRole('button').first().click({ trial: true });
        const place = await question.boundingBox();
        const link = firstCard(page);
        await link.dispatchEvent('touchstart');
        await expect(page.locator('main h1:not(:visible)')).toHaveText(await link.innerText());
        expect(await question.boundingBox()).toEqual(place);
      },
    );
  });

  test('the place on the list is kept for the way back', { tag: '@deep' }, async ({ page }) => {
    await open(page, '/section/divany');
    const link = page.getByRole('article').nth(8).getByRole('link').first();
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await (isPhone(page) ? link.dispatchEvent('touchstart') : link.hover());
    const name = await link.innerText();
    await expect(page.locator('main h1:not(:visible)')).toHaveText(name);
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const place = await scrolled();
    expect(place).toBeGreaterThan(300);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(await scrolled()).toBe(0);
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Диваны');
    await expect.poll(scrolled).toBe(place);
  });

  test('a list that was pointed at on the way back keeps its filters', { tag: '@deep' }, async ({ page }) => {
    await open(page, '/section/divany?tsvet=grafit');
    await firstCard(page).click();
    await expect(gallery(page)).toBeVisible();
    await quiet(page);
    await page
      .getByRole('navigation', { name: 'Вы здесь' })
      .getByRole('link', { name: 'Диваны', exact: true })
      .hover();
    // All of the section is drawn out of sight, and Back uncovers it with the filter of its own address.
    await expect(page.locator('[data-ahead="/section/divany"] h1')).toHaveCount(1);
    const length = await page.evaluate(() => history.length);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Диваны' })).toBeVisible();
    const chosen = page.getByRole('group', { name: 'Выбранные фильтры' });
    await expect(chosen.getByRole('link', { name: 'Убрать: Графит' })).toBeVisible();
    await quiet(page);
    await expect(page).toHaveURL(/\/section\/divany\?tsvet=grafit$/);
    await expect(page.getByRole('checkbox', { name: 'Графит', exact: true })).toBeChecked();
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  test('«Back» that is quicker than the move leads back to the list', { tag: '@deep' }, async ({ page }) => {
    await open(page, '/section/divany');
    const link = firstCard(page);
    await (isPhone(page) ? link.dispatchEvent('touchstart') : link.hover());
    await expect(page.locator('main h1:not(:visible)')).toHaveText(await link.innerText());
    // The click is answered on the screen first, and told to the router behind that frame; here a slow phone is not yet
    // done with that when «Back» comes.
    await page.evaluate(() =>
      addEventListener('click', ({ isTrusted }) => {
        if (isTrusted) return;
        history.back();
        for (const end = Date.now() + 200; Date.now() < end;);
      }),
    );
    await link.click();
    await expect(page.locator('html')).not.toHaveAttribute('data-uncovered');
    await expect(page).toHaveURL(/\/section\/divany$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Диваны');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('by keyboard too', { tag: '@deep' }, async ({ page }) => {
    await open(page, '/section');
    const ahead = page.waitForResponse(/_payload\.json/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Диваны/ })
      .first()
      .focus();
    await ahead;
  });

  test('a click while it is being loaded waits for that one request', { tag: '@deep' }, async ({ page }) => {
    await open(page, '/section/divany');
    const asked = watch(page, /_payload\.json$/);
    const held: Route[] = [];
    await page.route('**/_payload.json', (route) => void held.push(route));
    const link = firstCard(page);
    await (isPhone(page) ? link.dispatchEvent('touchstart') : link.hover());
    await expect.poll(() => held.length).toBe(1);
    await link.click();
    await expect(page).toHaveURL(/\/product\//);
    await held[0]?.continue();
    await expect(gallery(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('nothing where data is to be saved', { tag: '@deep' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    await open(page, '/section/divany');
    const asked = watch(page);
    const link = firstCard(page);
    await link.focus();
    await link.hover();
    await page
      .getByRole('link', { name: /^Корзина/ })
      .locator('visible=true')
      .first()
      .hover();
    expect(asked).toEqual([]);
    await link.click();
    await expect(gallery(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});
