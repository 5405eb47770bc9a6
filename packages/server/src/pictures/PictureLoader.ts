import type { Tile } from '@siren/domain/catalog';

/** The picture itself: bytes of a file, or SVG text that was drawn for us. */
export type PictureSource = { bytes: Buffer } | { svg: string };

/** What a loader brings. */
export type LoadedPicture = PictureSource & {
  /** The ground that a transparent picture stands on; null for a photo with its own. */
  tile: Tile | null;
  /** Colour of that ground, #rrggbb, baked into jpeg; white where it is not told. */
  tileColor?: string;
};

/** Where pictures come from. Drawn ones are another loader's than those of the web. */
export interface PictureLoader {
  /** Another one where the same addresses now give other pictures: those kept on the disk are drawn anew. */
  readonly version?: string;
  canLoad(url: string): boolean;
  /** Rejects where the picture cannot be had. */
  load(url: string): Promise<LoadedPicture>;
}

/** The first of the loaders that knows the address. */
export function firstLoader(loaders: readonly PictureLoader[]): PictureLoader {
  const find = (url: string) => loaders.find((loader) => loader.canLoad(url));
  return {
    version: loaders.map(({ version = '' }) => version).join(' '),
    canLoad: (url) => find(url) !== undefined,
    async load(url) {
      const loader = find(url);
      if (!loader) throw new Error(`No loader for ${new URL(url).protocol}`);
      return loader.load(url);
    },
  };
}
