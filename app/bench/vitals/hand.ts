import type { Locator, Page } from '@playwright/test';

/** How long a button is held down, ms: as people do. */
const HOLD_MS = 80;

/** Moves the pointer onto the middle of an element. */
export async function pointAt(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not to be seen`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Presses where the pointer is and lets go. Nothing looks for elements in the page meanwhile: that would be measured,
 * too.
 */
export async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.waitForTimeout(HOLD_MS);
  await page.mouse.up();
}
