import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { withBuiltPage } from '../withBuiltPage.ts';
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

await withBuiltPage(join(import.meta.dirname, 'page'), [vanillaExtractPlugin()], record);
