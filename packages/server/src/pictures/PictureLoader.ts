import type { Tile } from '@siren/domain/catalog';
import type { PictureTheme } from './widths.ts';

/** The picture itself: bytes of a file, or SVG text that was drawn for us. */
export type PictureSource = { bytes: Buffer } | { svg: string };

/** What a loader brings. */
export type LoadedPicture = PictureSource & {
  /** What it is drawn on; null for a photo with a ground of its own. */
  tile: Tile | null;
};

/** Where pictures come from. Drawn ones are another loader's than those of the web. */
export interface PictureLoader {
  /** Another one where the same addresses now give other pictures: those kept on the disk are drawn anew. */
  readonly version?: string;
  canLoad(url: string): boolean;
  /** Whether it has a form for each theme. */
  isDrawn(url: string): boolean;
  /** Rejects where the picture cannot be had. */
  load(url: string, theme: PictureTheme): Promise<LoadedPicture>;
}

/** The first of the loaders that knows the address. */
export function firstLoader(loaders: readonly PictureLoader[]): PictureLoader {
  const find = (url: string) => loaders.find((loader) => loader.canLoad(url));
  return {
    version: loaders.map(({ version = '' }) => version).join(' '),
    canLoad: (url) => find(url) !== undefined,
    isDrawn: (url) => find(url)?.isDrawn(url) ?? false,
    async load(url, theme) {
      const loader = find(url);
      if (!loader) throw new Error(`No loader for ${new URL(url).protocol}`);
      return loader.load(url, theme);
    },
  };
}
