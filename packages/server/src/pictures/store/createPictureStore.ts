import { availableParallelism } from 'node:os';
import { hash } from 'node:crypto';
import { sql } from '../../db/index.ts';
import { PLACEHOLDER_SVG, renderPicture } from '../render/index.ts';
import type { PictureShape } from '../widths.ts';
import { createNewestFirst } from './createNewestFirst.ts';
import { createSources } from './createSources.ts';
import type { SourcesOptions } from './createSources.ts';
import type { FileCache } from './fileCache.ts';
import { keepLast } from './keepLast.ts';

/** Pictures drawn at once: one core stays free for those who buy meanwhile. */
const RENDERINGS = Math.max(1, availableParallelism() - 1);
const ADDRESSES_MAX = 20_000;

export interface PictureStoreOptions extends SourcesOptions {
  files: FileCache;
}

export interface PictureFile {
  bytes: Buffer;
  /** Differs where the bytes differ. */
  tag: string;
  /** Drawn in place of a picture that cannot be had now. */
  placeholder: boolean;
}

export interface PictureStore {
  /**
   * null for a picture that there is no row for.
   * @param signal tells that nobody waits for it any more: rejects then, if it was not begun
   */
  file(id: number, shape: PictureShape, signal?: AbortSignal): Promise<PictureFile | null>;
  /** Whether it is drawn already. */
  has(url: string, shape: PictureShape): Promise<boolean>;
}

/** Files of pictures, drawn when they are first asked for and kept on the disk. */
export function createPictureStore({ files, ...options }: PictureStoreOptions): PictureStore {
  const { db, loader } = options;
  const sources = createSources(options);
  const drawings = createNewestFirst<PictureFile>(RENDERINGS);
  const addresses = new Map<number, string>();

  const addressOf = async (id: number) => {
    const known = addresses.get(id);
    if (known !== undefined) return known;
    const [row] = await db.query<{ url: string }>(sql`select url from pictures where id = ${id}`);
    return row ? keepLast(addresses, id, row.url, ADDRESSES_MAX) : null;
  };

  /** A photo is one file for both themes. */
  const nameOf = (what: string, { width, format, theme }: PictureShape) => {
    const form = theme === 'dark' && loader.isDrawn(what) ? '-dark' : '';
    return `${hash('sha1', what).slice(0, 24)}-${width}${form}.${format}`;
  };

  const kept = async (name: string, placeholder: boolean): Promise<PictureFile | null> => {
    const bytes = await files.read(name);
    return bytes && { bytes, tag: name, placeholder };
  };

  const placeholder = async (shape: PictureShape): Promise<PictureFile> => {
    const name = nameOf(PLACEHOLDER_SVG, shape);
    const known = await kept(name, true);
    if (known) return known;
    const bytes = await renderPicture({ svg: PLACEHOLDER_SVG }, shape);
    await files.write(name, bytes);
    return { bytes, tag: name, placeholder: true };
  };

  const draw = async (id: number, url: string, name: string, shape: PictureShape): Promise<PictureFile> => {
    const loaded = await sources.load(id, url, shape.theme);
    if (!loaded) return placeholder(shape);
    try {
      const bytes = await renderPicture(loaded, shape);
      await files.write(name, bytes);
      return { bytes, tag: name, placeholder: false };
    } catch (error) {
      sources.refuse(url, error);
      return placeholder(shape);
    }
  };

  return {
    async file(id, shape, signal) {
      const url = await addressOf(id);
      if (url === null) return null;
      const name = nameOf(url, shape);
      const known = await kept(name, false);
      if (known) return known;
      // What comes over the net is fetched before its turn, so that no drawing waits for a slow answer.
      if (!loader.isDrawn(url)) await sources.load(id, url, shape.theme, signal);
      return drawings(name, () => draw(id, url, name, shape), signal);
    },
    has: (url, shape) => files.has(nameOf(url, shape)),
  };
}
