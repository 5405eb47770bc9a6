import type { Locator, Page } from '@playwright/test';
import { awake, expect, test } from './shop.ts';

/** Addresses of pictures that were asked for from now on. */
function pictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/')) asked.push(pathname);
  });
  return asked;
}

/** The picture of a card, which has no words of its own beside the name. */
const pictureOf = (card: Locator) => card.locator('picture img').first();
const first = (page: Page) => pictureOf(page.getByRole('main').getByRole('article').first());
const sourceOf = (page: Page) => first(page).evaluate((image) => (image as HTMLImageElement).currentSrc);

/** Colour of the tile under the first picture and of the picture's corner, red, green and blue. */
const colours = (page: Page) =>
  first(page).evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    const read = () => [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    context.drawImage(image, 4, 4, 1, 1, 0, 0, 1, 1);
    const corner = read();
    const tile = image.closest('picture')?.parentElement;
    context.fillStyle = getComputedStyle(tile ?? image).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return { corner, tile: read() };
  });

/** What the eye does not tell apart. */
const SAME = 4;

for (const [theme, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(
    `the ${theme} theme asks for its own pictures alone, and they are one with their tiles`,
    { tag: theme === 'light' ? [] : '@deep' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      const asked = pictures(page);
      await page.goto('/section/divany');
      await awake(page);
      const { corner, tile } = await colours(page);
      for (const [channel, value] of corner.entries())
        expect(Math.abs(value - (tile[channel] ?? 0))).toBeLessThanOrEqual(SAME);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter((address) => address.includes('-dark') !== (theme === 'dark'))).toEqual([]);

      await page.emulateMedia({ colorScheme: other });
      await expect.poll(() => sourceOf(page)).toMatch(other === 'dark' ? /-dark\.webp/ : /\/\d+\.webp/);
      const after = await colours(page);
      for (const [channel, value] of after.corner.entries())
        expect(Math.abs(value - (after.tile[channel] ?? 0))).toBeLessThanOrEqual(SAME);
    },
  );
}

test(
  'pictures of a section of 24 sofas weigh less than 150 KB on a phone, none of them more than 8',
  { tag: '@deep' },
  async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
    });
    const page = await context.newPage();
    await page.goto('/section/divany');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(24);
    const shown = new Set<string>();
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      const source = () => pictureOf(card).evaluate((image) => (image as HTMLImageElement).currentSrc);
      await expect.poll(source).toMatch(/\.webp/);
      shown.add(await source());
    }
    const weights = await Promise.all(
      [...shown].map(async (address) => (await (await context.request.get(address)).body()).length),
    );
    expect(Math.max(...weights)).toBeLessThanOrEqual(8_192);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(150_000);
    await context.close();
  },
);
