import { drawFromUrl, parsePictureUrl, tileFor, tiles } from '@siren/demo/furniture';
import { drawRoom, roomLook } from '@siren/demo/shop';
import type { PictureLoader } from '@siren/server/pictures';

const isOurs = (url: string) => url.startsWith('demo://');

/** Pictures of the demo's goods and rooms are drawn on demand: their address says what is to be drawn. */
export const demoPictures: PictureLoader = {
  version: '5',
  canLoad: isOurs,
  isDrawn: isOurs,
  async load(url, theme) {
    const room = drawRoom(url, theme === 'dark' ? 'dusk' : 'day');
    if (room !== null) return { svg: room, tile: roomLook(url).tile };
    const { kind, params } = parsePictureUrl(url);
    const tile = tileFor(kind, params);
    const { hex, dark } = tiles[tile];
    return { svg: drawFromUrl(url, { tile: theme === 'dark' ? dark : hex }), tile };
  },
};
