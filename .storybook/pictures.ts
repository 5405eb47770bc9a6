import { basename, dirname, join, resolve } from 'node:path';
import type { TestContext } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { PHONE, setTheme, WIDE } from './settle.ts';

interface PictureParameters {
  /** Address of the story file, set by Storybook. */
  fileName?: string;
  /** `false` for stories that look like another one; `whole` takes the window, `phone` adds 360 px. */
  pictures?: false | { whole?: boolean; phone?: boolean };
}

/** Room around what is drawn, for focus rings and shadows. */
const MARGIN = 12;

async function take(page: Page, whole: boolean): Promise<Buffer> {
  if (whole) return page.screenshot();
  const box = await page.locator('#storybook-root').boundingBox();
  const size = page.viewportSize() ?? WIDE;
  if (!box) return page.screenshot();
  const x = Math.max(0, Math.floor(box.x - MARGIN));
  const y = Math.max(0, Math.floor(box.y - MARGIN));
  const width = Math.min(size.width - x, Math.ceil(box.width + 2 * MARGIN));
  return page.screenshot({
    fullPage: true,
    clip: { x, y, width, height: Math.ceil(box.height + 2 * MARGIN) },
  });
}

/** Compares the story with its picture in both themes, and on a phone where its width matters. */
export async function comparePictures(
  page: Page,
  story: TestContext,
  { fileName, pictures = {} }: PictureParameters,
): Promise<void> {
  if (pictures === false || process.env['PICTURES'] === 'off' || !fileName) return;
  const name = story.id.split('--')[1] ?? story.id;
  const folder = join(resolve(dirname(fileName)), '__pictures__');
  const compare = async (suffix: string) =>
    expect(await take(page, pictures.whole ?? false)).toMatchImageSnapshot({
      customSnapshotsDir: folder,
      customSnapshotIdentifier: `${basename(fileName, '.stories.tsx')}-${name}-${suffix}`,
      customDiffDir: resolve('test-results/pictures'),
      failureThreshold: 0,
    });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await compare('light');
  await setTheme(page, 'dark');
  await compare('dark');
  await setTheme(page, 'light');
  if (pictures.phone) {
    await page.setViewportSize(PHONE);
    await compare('phone');
    await page.setViewportSize(WIDE);
  }
}
