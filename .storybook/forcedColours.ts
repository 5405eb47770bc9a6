import type { Page } from 'playwright';

/**
 * Pairs of a story in forced colours, where the system paints over every ground and shadow: what is on must not look
 * like what is off. `[data-pair]` names two boxes that differ in nothing but a state.
 */
export async function checkForcedColours(page: Page): Promise<void> {
  if (!(await page.evaluate(() => document.querySelector('[data-pair]')))) return;
  const pairs = await page.locator('[data-pair]').all();
  await page.emulateMedia({ forcedColors: 'active' });
  const alike: string[] = [];
  for (const pair of pairs) {
    const [one, other] = await Promise.all([
      pair.locator('> :nth-child(1)').screenshot(),
      pair.locator('> :nth-child(2)').screenshot(),
    ]);
    if (one?.equals(other)) alike.push((await pair.getAttribute('data-pair')) ?? '');
  }
  await page.emulateMedia({ forcedColors: 'none' });
  expect(alike).toEqual([]);
}
