import { drawFromUrl } from '@siren/demo/furniture';

/** Pictures of the demo goods are drawn on demand: their address says what is to be drawn. */
export const demoPictures = {
  canLoad: (url: string) => url.startsWith('demo://'),
  load: async (url: string) => ({ svg: drawFromUrl(url) }),
};
