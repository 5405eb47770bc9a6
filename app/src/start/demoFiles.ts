import { filmFile, readPaper } from '@siren/demo/catalogue';
import { drawFromUrl } from '@siren/demo/furniture';
import type { FileLoader } from '@siren/server/files';
import { renderPicture } from '@siren/server/pictures';
import { readFile } from 'node:fs/promises';
import { DRAWING_RATIO, drawPaper } from './papers/index.ts';

/** Of the drawing on a paper, pixels. */
const DRAWING_WIDTH = 960;

/** Films of the demo goods lie in their package, their papers are written when they are first asked for. */
export const demoFiles: FileLoader = {
  version: '1',
  canLoad: (url) => filmFile(url) !== null || readPaper(url) !== null,
  nameOf(url) {
    const paper = readPaper(url);
    return paper ? `${paper.title}, ${paper.good}.pdf` : (url.split('/').at(-1) ?? 'film');
  },
  async load(url) {
    const film = filmFile(url);
    if (film) return readFile(film);
    const paper = readPaper(url);
    if (!paper) throw new Error(`The demo has no file ${url}`);
    const svg = paper.drawing && drawFromUrl(paper.drawing, { ratio: DRAWING_RATIO, tile: '' });
    const drawing = svg && (await renderPicture({ svg }, { width: DRAWING_WIDTH, format: 'jpeg' }));
    return drawPaper(paper, drawing || null);
  },
};
