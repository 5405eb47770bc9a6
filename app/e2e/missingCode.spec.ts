import { firstCard, gallery, open, watch } from './moves.ts';
import { quiet } from './quiet.ts';
import { awake, expect, test } from './shop.ts';

test.describe('code that does not come', () => {
  const CODE = /\/assets\/product-[^/]*\.js$/;

  test(
    'the page is loaded anew, once, and shows what was asked for',
    { tag: '@deep' },
    async ({ page, expectComplaint }) => {
      expectComplaint(/Failed to load resource|dynamically imported module|preload/);
      await open(page, '/section/divany');
      const documents = watch(page, /^\/product\/(?!.*_payload)/);
      await page.route(CODE, (route) => (documents.length === 0 ? route.abort() : route.continue()));
      await firstCard(page).dispatchEvent('click');
      await expect(gallery(page)).toBeVisible();
      await awake(page);
      expect(documents).toHaveLength(1);
    },
  );

  test(
    'where it never comes the page can be read, and nothing turns in circles',
    { tag: '@deep' },
    async ({ page, expectComplaint }) => {
      expectComplaint(/Failed to load resource|dynamically imported module|preload/);
      await open(page, '/section/divany');
      const documents = watch(page, /^\/product\/(?!.*_payload)/);
      await page.route(CODE, (route) => route.abort());
      await firstCard(page).dispatchEvent('click');
      await expect(gallery(page)).toBeVisible();
      await quiet(page);
      expect(documents).toHaveLength(1);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Диваны');
    },
  );

  test(
    'without a connection that is said, and the page comes by itself with the connection',
    { tag: '@deep' },
    async ({ page, context, expectComplaint }) => {
      expectComplaint(/Failed to load resource|dynamically imported module|preload|ERR_INTERNET/);
      await open(page, '/section');
      await context.setOffline(true);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Диваны/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Нет связи' })).toBeVisible();
      await expect(page.getByText(/500|Server Error/)).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Диваны');
    },
  );

  test(
    'of a style sheet: it is asked for again, so that nothing is drawn without it',
    { tag: '@deep' },
    async ({ page, context, expectComplaint }) => {
      expectComplaint(/Failed to load resource|ERR_/);
      await open(page, '/section');
      const STYLES = /\/assets\/RegionChoice-[^/]*\.css$/;
      await page.route(STYLES, (route) => route.abort());
      await page.route('**/builds/latest.json', (route) => route.abort());
      const city = page.getByRole('button', { name: 'Екатеринбург' }).locator('visible=true').first();
      await city.click();
      await expect(
        page.getByText('Нет связи с магазином. Проверьте интернет и повторите.', { exact: true }),
      ).toBeVisible();
      await page.unroute(STYLES);
      const sheet = page.waitForResponse(STYLES);
      await context.setOffline(true);
      await context.setOffline(false);
      await sheet;
      await city.click();
      await expect(page.getByRole('dialog', { name: 'Выберите город' })).toBeVisible();
      expect(
        await page.evaluate(() =>
          [...document.styleSheets].some(({ href }) => href?.includes('/RegionChoice-')),
        ),
      ).toBe(true);
    },
  );

  test(
    'of parts below: all else of the page works, and they wake up when the network is back',
    { tag: '@deep' },
    async ({ page, context, expectComplaint }) => {
      expectComplaint(/Failed to load resource|ERR_/);
      const LATE = /\/assets\/late-[^/]*\.js$/;
      await page.route(LATE, (route) => route.abort());
      // The shop answers nothing else either: it would be asked for a newer build.
      await page.route('**/builds/latest.json', (route) => route.abort());
      await page.goto('/section/divany');
      await awake(page);
      const heading = page.getByRole('heading', { level: 1, name: 'Диваны' });
      const city = page.getByRole('button', { name: 'Екатеринбург' }).locator('visible=true').first();
      await city.click();
      await page
        .getByRole('dialog', { name: 'Выберите город' })
        .getByRole('button', { name: 'Закрыть' })
        .click();
      await expect(heading).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Покупателю');
      const filter = page.getByRole('complementary', { name: 'Фильтры' }).getByRole('checkbox').first();
      await expect(filter).toBeVisible();
      await page.unroute(LATE);
      await context.setOffline(true);
      await context.setOffline(false);
      await filter.click();
      // What was being asked for as the network came back is asked for once more after its pause.
      await expect(page).toHaveURL(/\/section\/divany\?/, { timeout: 30_000 });
    },
  );

  test(
    'of parts below, where the shop answers: it is asked for anew, and nothing turns in circles',
    { tag: '@deep' },
    async ({ page, expectComplaint }) => {
      expectComplaint(/Failed to load resource|dynamically imported module|preload|ERR_/);
      const LATE = /\/assets\/late-[^/]*\.js$/;
      const documents = watch(page, /^\/section\/divany$/);
      await page.clock.install();
      await page.route(LATE, (route) => route.abort());
      await page.goto('/section/divany');
      await expect.poll(() => documents.length).toBe(2);
      await awake(page);
      // Pauses of 2, 4 and 8 s: the last one is over later than the guard of 10 s.
      for (const pause of [2_000, 4_000, 8_000]) {
        const missed = page.waitForEvent('requestfailed', (request) => LATE.test(request.url()));
        // Whether there is a newer build is asked before a page is loaded anew.
        const answered = page.waitForResponse('**/builds/latest.json');
        await page.clock.runFor(pause);
        await missed;
        await answered;
      }
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(documents).toHaveLength(2);
    },
  );

  test(
    'of what one has only come near: the page stays as it is, and is loaded anew for a press',
    { tag: '@deep' },
    async ({ page, expectComplaint }) => {
      expectComplaint(/Failed to load resource|dynamically imported module|preload|ERR_/);
      await open(page, '/lk/login');
      const documents = watch(page, /^\/lk\/login$/);
      const MENU = /\/assets\/menu-[^/]*\.js$/;
      await page.route(MENU, (route) => route.abort());
      const password = page.getByLabel('Пароль', { exact: true });
      await password.fill('buyer-demo');
      const opener = page.getByRole('banner').getByRole('link', { name: 'Каталог', exact: true });
      const missed = page.waitForEvent('requestfailed', (request) => MENU.test(request.url()));
      await opener.hover();
      await missed;
      await quiet(page);
      expect(documents).toHaveLength(0);
      await expect(password).toHaveValue('buyer-demo');
      await opener.click();
      await expect.poll(() => documents.length).toBe(1);
      await awake(page);
    },
  );
});
