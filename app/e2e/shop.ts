import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Every test fails on anything that the browser complains of: errors, warnings of React (hydration among
 * them), refused or missing files.
 */
export const test = base.extend<{ complaints: string[]; expectComplaint: (pattern: RegExp) => void }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
    },
    { auto: true },
  ],
  /** Browsers report every refused request; a test that provokes one names it. */
  expectComplaint: [
    async ({ complaints }, use) => {
      const expected: RegExp[] = [];
      await use((pattern) => expected.push(pattern));
      expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The first section of the menu and its first product that is in stock. */
export async function openFirstProduct(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Диваны/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Диваны/ })).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Диван');
}
