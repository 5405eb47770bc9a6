import { drawFromUrl, parsePictureUrl, tileFor, tiles } from '@siren/demo/furniture';
import { drawRoom, roomLook } from '@siren/demo/shop';
import type { PictureLoader } from '@siren/server/pictures';

/** Pictures of the demo's goods and rooms are drawn on demand: their address says what is to be drawn. */
export const demoPictures: PictureLoader = {
  version: '3',
  canLoad: (url) => url.startsWith('demo://'),
  async load(url) {
    const room = drawRoom(url, 'day');
    if (room !== null) return { svg: room, tile: roomLook(url).tile };
    const { kind, params } = parsePictureUrl(url);
    const tile = tileFor(kind, params);
    return { svg: drawFromUrl(url), tile, tileColor: tiles[tile].hex };
  },
};
