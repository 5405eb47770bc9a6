import { filmLooks } from '../../packages/demo/src/catalogue/index.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findChromium } from '../chromium.ts';
import { serveFolder } from '../test/serveFolder.ts';
import type { FilmRecorder } from './page/record.ts';

const FILMS = join(import.meta.dirname, '../../packages/demo/films');

/** What `page/record.ts` puts into the page. */
declare const recorder: FilmRecorder;

const folder = await mkdtemp(join(tmpdir(), 'siren-films-'));
const browser = await chromium.launch({
  executablePath: await findChromium(console.log),
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
try {
  await build({
    root: join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, target: 'esnext' },
  });
  await serveFolder(folder, async (url) => {
    const page = await browser.newPage();
    await page.goto(url);
    for (const looks of filmLooks()) {
      const file = await page.evaluate((wanted) => recorder.film(wanted), looks);
      await writeFile(join(FILMS, `${looks.film}.webm`), file, 'base64');
    }
  });
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}
