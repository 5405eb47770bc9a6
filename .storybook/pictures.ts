import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { TestContext } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { PHONE, resize, WIDE } from './settle.ts';
import type { Told } from './told.ts';

/** Room around what is drawn, for focus rings and shadows. */
const MARGIN = 12;

/** So often a story may grow while its picture is taken: what has never been laid out has a guessed height until then. */
const GROWS_MAX = 3;

async function take(page: Page, whole: boolean, grows = 0): Promise<Buffer> {
  if (whole) return page.screenshot();
  const root = page.locator('#storybook-root');
  const box = await root.boundingBox();
  const size = page.viewportSize() ?? WIDE;
  if (!box) return page.screenshot();
  const x = Math.max(0, Math.floor(box.x - MARGIN));
  const y = Math.max(0, Math.floor(box.y - MARGIN));
  const width = Math.min(size.width - x, Math.ceil(box.width + 2 * MARGIN));
  const height = Math.ceil(box.height + 2 * MARGIN);
  // The whole page is laid out in a window of its own size: only where the story does not fit into this one.
  const fullPage = y + height > size.height;
  const shot = await page.screenshot({ fullPage, clip: { x, y, width, height } });
  const isCut = fullPage && grows < GROWS_MAX && (await root.boundingBox())?.height !== box.height;
  return isCut ? take(page, whole, grows + 1) : shot;
}

/** The stored picture, or nothing while there is none. */
const stored = (file: string): Buffer | null => (existsSync(file) ? readFileSync(file) : null);

/**
 * Bytes are compared first: the browser encodes the same pixels the same way. Then pixels, by a quick decoder. What differs goes
 * to the one that draws the difference, and takes longer than everything else about a story.
 */
async function expectSame(shot: Buffer, folder: string, name: string): Promise<void> {
  const file = join(folder, `${name}.png`);
  const before = stored(file);
  if (before?.equals(shot) || (before && (await globalThis.alike(before, shot)))) return;
  if (process.env['PICTURES'] === 'update') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, shot);
  } else {
    // Only now: each file of stories would read it anew, for a picture in a thousand.
    const { toMatchImageSnapshot } = await import('jest-image-snapshot');
    expect.extend({ toMatchImageSnapshot });
    expect(shot).toMatchImageSnapshot({
      customSnapshotsDir: folder,
      customSnapshotIdentifier: name,
      customDiffDir: resolve('test-results/pictures'),
      failureThreshold: 0,
    });
  }
}

/**
 * Where runs are counted (`PICTURES=count`), what came of a picture goes to a file, a line each, and nothing fails: the
 * next one is compared all the same.
 */
async function count(name: string, compare: () => Promise<void>): Promise<void> {
  let same = true;
  try {
    await compare();
  } catch {
    same = false;
  }
  appendFileSync(process.env['PICTURES_LOG'] ?? '', `${JSON.stringify({ name, same })}\n`);
}

/**
 * Compares what the story shows now with one of its pictures; a story that takes none answers at once.
 * @param suffix what the picture is of
 */
export async function comparePicture(
  page: Page,
  story: TestContext,
  { fileName, chromatic = {}, pictures = {} }: Told,
  suffix: 'light' | 'dark' | 'phone',
): Promise<void> {
  if (chromatic.disableSnapshot || process.env['PICTURES'] === 'off' || !fileName) return;
  if (suffix === 'phone' && chromatic.modes?.phone?.disable !== false) return;
  const name = story.id.split('--')[1] ?? story.id;
  const folder = join(resolve(dirname(fileName)), '__pictures__');
  const picture = `${basename(fileName, '.stories.tsx')}-${name}-${suffix}`;
  if (suffix === 'phone') await resize(page, PHONE);
  const shot = await take(page, pictures.whole ?? false);
  if (suffix === 'phone') await page.setViewportSize(WIDE);
  if (process.env['PICTURES'] === 'count') await count(picture, () => expectSame(shot, folder, picture));
  else await expectSame(shot, folder, picture);
}
