import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { TestContext } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { boxOf } from './boxOf.ts';
import { PHONE, resize, WIDE } from './settle.ts';
import type { Theme } from './settle.ts';
import type { Told } from './told.ts';

/** Room around what is drawn, for focus rings and shadows. */
const MARGIN = 12;

/** A second theme and a second width are for the whole run, for stories of a folder, and for whoever takes all pictures anew or counts them. */
export const isWide =
  process.env['LOOKS'] === 'all' || process.env['STORIES'] !== undefined || process.env['PICTURES'] !== 'on';

/** So often a story may grow while its picture is taken: what has never been laid out has a guessed height until then. */
const GROWS_MAX = 3;

async function take(page: Page, whole: boolean, grows = 0): Promise<Buffer> {
  if (whole) return page.screenshot();
  const box = await boxOf(page);
  const size = page.viewportSize() ?? WIDE;
  if (!box) return page.screenshot();
  const x = Math.max(0, Math.floor(box.x - MARGIN));
  const y = Math.max(0, Math.floor(box.y - MARGIN));
  const width = Math.min(size.width - x, Math.ceil(box.width + 2 * MARGIN));
  const height = Math.ceil(box.height + 2 * MARGIN);
  // The whole page is laid out in a window of its own size: only where the story does not fit into this one.
  const fullPage = y + height > size.height;
  const shot = await page.screenshot({ fullPage, clip: { x, y, width, height } });
  const isCut = fullPage && grows < GROWS_MAX && (await boxOf(page))?.height !== box.height;
  return isCut ? take(page, whole, grows + 1) : shot;
}

/** The stored picture, or nothing while there is none. */
const stored = (file: string): Buffer | null => (existsSync(file) ? readFileSync(file) : null);

/** Names of the pictures that there were at first, by their folder. */
const kept = new Map<string, readonly string[]>();

/** Whether any story of its file has a picture. */
export function hasPictures({ fileName = '' }: Told): boolean {
  const folder = join(resolve(dirname(fileName)), '__pictures__');
  const names = kept.get(folder) ?? (existsSync(folder) ? readdirSync(folder) : []);
  kept.set(folder, names);
  return names.some((name) => name.startsWith(`${basename(fileName, '.stories.tsx')}-`));
}

/** What a story shows, beside what it showed when its picture was kept. */
export interface Picture {
  shot: Buffer;
  folder: string;
  /** Of its file, without the ending. */
  name: string;
  /** Bytes are compared first: the browser encodes the same pixels the same way. Then pixels, by a quick decoder. */
  isAsKept: boolean;
}

/** Keeps what differs, or fails with the difference drawn, which takes longer than everything else about a story. */
async function keepOrFail({ shot, folder, name }: Picture): Promise<void> {
  if (process.env['PICTURES'] === 'update') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.png`), shot);
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
async function count(picture: Picture): Promise<void> {
  const same =
    picture.isAsKept ||
    (await keepOrFail(picture).then(
      () => true,
      () => false,
    ));
  appendFileSync(process.env['PICTURES_LOG'] ?? '', `${JSON.stringify({ name: picture.name, same })}\n`);
}

/** Keeps a picture that is not as it was, or fails by it. */
export async function judge(picture: Picture): Promise<void> {
  if (process.env['PICTURES'] === 'count') await count(picture);
  else if (!picture.isAsKept) await keepOrFail(picture);
}

/**
 * One of a story's pictures; nothing for a story that takes none.
 * @param suffix what the picture is of
 */
export async function takePicture(
  page: Page,
  story: TestContext,
  { fileName, chromatic = {}, pictures = {} }: Told,
  suffix: Theme | 'phone',
): Promise<Picture | null> {
  if (chromatic.disableSnapshot || process.env['PICTURES'] === 'off' || !fileName) return null;
  if (suffix === 'phone' && (!isWide || chromatic.modes?.phone?.disable !== false)) return null;
  const folder = join(resolve(dirname(fileName)), '__pictures__');
  const name = `${basename(fileName, '.stories.tsx')}-${story.id.split('--')[1] ?? story.id}-${suffix}`;
  if (suffix === 'phone') await resize(page, PHONE);
  const shot = await take(page, pictures.whole ?? false);
  if (suffix === 'phone') await page.setViewportSize(WIDE);
  const before = stored(join(folder, `${name}.png`));
  const isAsKept = before !== null && (before.equals(shot) || (await globalThis.alike(before, shot)));
  return { shot, folder, name, isAsKept };
}
