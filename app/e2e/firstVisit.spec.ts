import type { Page } from '@playwright/test';
import { awake, city, expect, test } from './shop.ts';

const question = (page: Page) => page.getByRole('region', { name: 'Ваш город' });

test.describe('a first visitor', () => {
  test.use({ knowsCity: false });

  test(
    'is asked for the city by the clock, answers by keyboard, and is not asked again',
    { tag: '@both' },
    async ({ page }) => {
      // Fonts that come late shift what stands there, too: on the second visit they are here.
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      await page.reload();
      await awake(page);
      await expect(question(page)).toContainText('Ваш город — Москва?');
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => setTimeout(() => resolve(sum)));
          }),
      );
      expect(shift).toBeLessThan(0.02);
      await question(page).getByRole('button', { name: 'Да' }).press('Enter');
      await expect(question(page)).toHaveCount(0);
      await expect(city(page, 'Москва')).toBeVisible();
      await page.reload();
      await awake(page);
      await expect(city(page, 'Москва')).toBeVisible();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect(question(page)).toHaveCount(0);
    },
  );

  test('may choose another city from the question', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/');
    await awake(page);
    await question(page).getByRole('button', { name: 'Выбрать другой' }).click();
    const dialog = page.getByRole('dialog', { name: 'Выберите город' });
    await dialog.getByRole('option', { name: /^Казань/ }).click();
    await expect(city(page, 'Казань')).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  });

  test(
    'may find there that the city is right, and is not asked again either',
    { tag: '@deep' },
    async ({ page }) => {
      const answer = await page.request.post('/api/info', { data: { token: '' } });
      const { city: taken } = (await answer.json()) as { city: { name: string } };
      await page.goto('/');
      await awake(page);
      await question(page).getByRole('button', { name: 'Выбрать другой' }).click();
      const dialog = page.getByRole('dialog', { name: 'Выберите город' });
      await dialog.getByRole('option', { name: new RegExp(`^${taken.name}`) }).click();
      await expect(question(page)).toHaveCount(0);
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText('Город изменён')).toHaveCount(0);
      const names = (await page.context().cookies()).map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['region', 'city']));
    },
  );

  test('is asked for the city that the proxy knows', { tag: '@deep' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { 'x-city': 'kazan' },
    });
    const page = await context.newPage();
    await page.goto('/');
    await expect(question(page)).toContainText('Ваш город — Казань?');
    await context.close();
  });

  test.describe('whose device tells its place', () => {
    test.use({ permissions: ['geolocation'], geolocation: { latitude: 55.8, longitude: 49.1 } });

    test('finds the city by it, when asked to', { tag: '@deep' }, async ({ page }) => {
      await page.goto('/');
      await awake(page);
      await city(page, 'Екатеринбург').click();
      await page.getByRole('button', { name: /^Определить по\sместоположению$/ }).click();
      await expect(city(page, 'Казань')).toBeVisible();
    });
  });
});
