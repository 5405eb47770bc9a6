import { availableParallelism } from 'node:os';
import { hash } from 'node:crypto';
import { sql } from '../../db/index.ts';
import { PLACEHOLDER_SVG, renderPicture } from '../render/index.ts';
import type { PictureFormat } from '../widths.ts';
import { createLimiter } from './createLimiter.ts';
import { createSingleFlight } from './createSingleFlight.ts';
import { createSources } from './createSources.ts';
import type { SourcesOptions } from './createSources.ts';
import { createFileCache } from './fileCache.ts';
import { keepLast } from './keepLast.ts';

/** Pictures drawn at once: one core stays free for those who buy meanwhile. */
const RENDERINGS = Math.max(1, availableParallelism() - 1);
const ADDRESSES_MAX = 20_000;
/** Of every file's name: another number draws all pictures anew. */
const FORM = 2;
const WHITE = '#ffffff';

export interface PictureStoreOptions extends SourcesOptions {
  /** Folder of the files. */
  folder: string;
}

export interface PictureFile {
  bytes: Buffer;
  /** Differs where the bytes differ. */
  tag: string;
  /** Drawn in place of a picture that cannot be had now. */
  placeholder: boolean;
}

export interface PictureStore {
  /** null for a picture that there is no row for. */
  file(id: number, width: number, format: PictureFormat): Promise<PictureFile | null>;
}

/** Files of pictures, drawn when they are first asked for and kept on the disk. */
export function createPictureStore({ folder, ...options }: PictureStoreOptions): PictureStore {
  const { db, loader, onError } = options;
  const files = createFileCache(folder, (error) => onError(error, 'A picture could not be kept'));
  const sources = createSources(options);
  const limit = createLimiter(RENDERINGS);
  const once = createSingleFlight<PictureFile>();
  const addresses = new Map<number, string>();

  const addressOf = async (id: number) => {
    const known = addresses.get(id);
    if (known !== undefined) return known;
    const [row] = await db.query<{ url: string }>(sql`select url from pictures where id = ${id}`);
    return row ? keepLast(addresses, id, row.url, ADDRESSES_MAX) : null;
  };

  const fileOf = async (
    name: string,
    placeholder: boolean,
    render: () => Promise<Buffer>,
  ): Promise<PictureFile> => {
    const kept = await files.read(name);
    const bytes = kept ?? (await limit(render));
    if (!kept) await files.write(name, bytes);
    return { bytes, tag: name, placeholder };
  };

  const nameOf = (what: string, width: number, format: PictureFormat) =>
    `${hash('sha1', `${FORM} ${what}`).slice(0, 24)}-${width}.${format}`;

  const placeholder = (width: number, format: PictureFormat) =>
    fileOf(nameOf(PLACEHOLDER_SVG, width, format), true, () =>
      renderPicture({ svg: PLACEHOLDER_SVG }, { width, format, ground: WHITE }),
    );

  const make = async (id: number, url: string, name: string, width: number, format: PictureFormat) => {
    const kept = await files.read(name);
    if (kept) return { bytes: kept, tag: name, placeholder: false };
    const loaded = await sources.load(id, url);
    if (!loaded) return placeholder(width, format);
    try {
      const ground = loaded.tileColor ?? WHITE;
      return await fileOf(name, false, () => renderPicture(loaded, { width, format, ground }));
    } catch (error) {
      sources.refuse(id, url, error);
      return placeholder(width, format);
    }
  };

  return {
    async file(id, width, format) {
      const url = await addressOf(id);
      if (url === null) return null;
      const name = nameOf(`${loader.version ?? ''} ${url}`, width, format);
      return once(name, () => make(id, url, name, width, format));
    },
  };
}
