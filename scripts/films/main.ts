import { filmLooks } from '../../packages/demo/src/catalogue/index.ts';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withBuiltPage } from '../withBuiltPage.ts';
import type { FilmRecorder } from './page/record.ts';

const FILMS = join(import.meta.dirname, '../../packages/demo/films');

/** What `page/record.ts` puts into the page. */
declare const recorder: FilmRecorder;

await withBuiltPage(join(import.meta.dirname, 'page'), [], async (page) => {
  for (const looks of filmLooks()) {
    const file = await page.evaluate((wanted) => recorder.film(wanted), looks);
    await writeFile(join(FILMS, `${looks.film}.webm`), file, 'base64');
  }
});
