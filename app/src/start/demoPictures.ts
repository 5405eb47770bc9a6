import { drawFromUrl, parsePictureUrl, tileFor, tiles } from '@siren/demo/furniture';
import type { PictureLoader } from '@siren/server/pictures';

/** Pictures of the demo goods are drawn on demand: their address says what is to be drawn. */
export const demoPictures: PictureLoader = {
  version: '2',
  canLoad: (url) => url.startsWith('demo://'),
  async load(url) {
    const { kind, params } = parsePictureUrl(url);
    const tile = tileFor(kind, params);
    return { svg: drawFromUrl(url), tile, tileColor: tiles[tile].hex };
  },
};
