import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { build } from 'vite';
import { findChromium } from '../chromium.ts';
import { serveFolder } from '../test/serveFolder.ts';
import type { Recorder } from './page/record.ts';
import { playlistOf } from './playlistOf.ts';

/** As long as seeking by minutes and by tenths asks for. Clusters of WebM hold 32 s: each begins with a whole frame. */
const FILM = { width: 640, duration: 600, keyEvery: 30, quantizer: 58 };
/** Long enough to see that it plays. */
const STREAM = { width: 320, duration: 12, keyEvery: 4, quantizer: 38 };
const THUMBNAILS = { every: 30, columns: 5 };
const FIXTURES = join(import.meta.dirname, '../../packages/ui/src/video-player/fixtures');

/** What `page/record.ts` puts into the page. */
declare const recorder: Recorder;

const write = (name: string, base64: string) => writeFile(join(FIXTURES, name), base64, 'base64');

/** Draws and encodes everything in the page, and writes it beside the stories. */
async function record(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.load("500 14px 'Golos Text'", 'Шаг 1'));
  const film = await page.evaluate((options) => recorder.video('webm', options), FILM);
  const stream = await page.evaluate((options) => recorder.video('mp4', options), STREAM);
  await write('room.webm', film.file);
  await write('room-stream.mp4', stream.file);
  await writeFile(join(FIXTURES, 'room-stream.m3u8'), playlistOf(stream.pieces, STREAM));
  await write('room.webp', await page.evaluate((seconds) => recorder.poster(seconds), FILM.duration));
  const sheet = await page.evaluate(({ duration, ...options }) => recorder.sheet(duration, options), {
    duration: FILM.duration,
    ...THUMBNAILS,
  });
  await write('room-thumbnails.webp', sheet);
}

const folder = await mkdtemp(join(tmpdir(), 'siren-video-'));
const browser = await chromium.launch({
  executablePath: await findChromium(console.log),
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
try {
  await build({
    root: join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin()],
    build: { outDir: folder, emptyOutDir: true, target: 'esnext' },
  });
  await serveFolder(folder, async (url) => {
    const page = await browser.newPage();
    await page.goto(url);
    await record(page);
  });
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}
