import type { Locator, Page } from '@playwright/test';
import { expect } from './shop.ts';

/** More presses than any page has things to press. */
const PRESSES = 250;

/** Presses Tab, or Shift+Tab, until what is wanted has the focus; answers it. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Locator> {
  await expect(wanted.locator('visible=true')).not.toHaveCount(0);
  const focused = wanted.and(page.locator(':focus'));
  for (let presses = 0; presses < PRESSES && (await focused.count()) === 0; presses += 1)
    await page.keyboard.press(key);
  await expect(focused).toHaveCount(1);
  return focused;
}
