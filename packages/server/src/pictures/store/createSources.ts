import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { LoadedPicture, PictureLoader } from '../PictureLoader.ts';
import { sizeOf } from '../render/index.ts';
import { pictureThemes } from '../widths.ts';
import type { PictureTheme } from '../widths.ts';
import { createGatherer } from './createGatherer.ts';
import { createNewestFirst } from './createNewestFirst.ts';
import { keepLast } from './keepLast.ts';

/** Sources loaded at once. */
const DOWNLOADS = 6;
/** How long a source that could not be had is not asked for again, ms. */
const RETRY_AFTER_MS = 300_000;
/** Sources kept, and their bytes at most: so that the next width of a picture needs no net. */
const SOURCES_MAX = 8;
const SOURCE_BYTES_MAX = 4_000_000;
const FAILURES_MAX = 20_000;

export interface SourcesOptions {
  db: Database;
  loader: PictureLoader;
  clock: () => Date;
  onError: (error: unknown, message: string) => void;
}

interface Learnt {
  id: number;
  width: number;
  height: number;
  tile: LoadedPicture['tile'];
}

/** What pictures are drawn from. */
export interface Sources {
  /**
   * null where it cannot be had now.
   * @param signal tells that nobody waits for it any more: rejects then, if it was not begun
   */
  load(id: number, url: string, theme: PictureTheme, signal?: AbortSignal): Promise<LoadedPicture | null>;
  /** It turned out to be no picture: not asked for again for a while. */
  refuse(url: string, error: unknown): void;
}

/** A photo is the same in both themes, and is fetched once. */
const keyIn =
  (loader: PictureLoader) =>
  (url: string, theme: PictureTheme): string =>
    loader.isDrawn(url) ? `${theme} ${url}` : url;

export function createSources({ db, loader, clock, onError }: SourcesOptions): Sources {
  const downloads = createNewestFirst<LoadedPicture | null>(DOWNLOADS);
  const keyOf = keyIn(loader);
  const kept = new Map<string, LoadedPicture>();
  const failures = new Map<string, number>();

  /** Each time answers that show one of them are out of date: many that are read at once are written at once. */
  const write = createGatherer<Learnt>((learnt) =>
    db.query(
      sql`with learnt as (
            select * from json_to_recordset(${JSON.stringify(learnt)}::json) l(id int, width int, height int, tile text)
          ), news as (
            -- In the order of imports, so that none waits for another one that waits for it.
            select l.* from pictures p join learnt l using (id)
            where p.width is null or p.height is null or (l.tile is not null and p.tile is distinct from l.tile)
            order by p.url for no key update of p
          )
          update pictures p set width = coalesce(p.width, news.width), height = coalesce(p.height, news.height),
            tile = coalesce(news.tile, p.tile)
          from news where p.id = news.id`,
    ),
  );
  /** Size, as far as it was not known before the picture was read, and what a drawing stands on. */
  const learn = async (id: number, loaded: LoadedPicture) =>
    write({ id, ...(await sizeOf(loaded)), tile: loaded.tile });

  const refuse = (url: string, error: unknown) => {
    onError(error, 'A picture cannot be had');
    for (const theme of pictureThemes) kept.delete(keyOf(url, theme));
    keepLast(failures, url, clock().getTime() + RETRY_AFTER_MS, FAILURES_MAX);
  };

  const fetch = async (id: number, url: string, theme: PictureTheme) => {
    try {
      const loaded = await loader.load(url, theme);
      // It is shown all the same, and learnt when it is read the next time.
      await learn(id, loaded).catch((error: unknown) => onError(error, 'The size of a picture is not kept'));
      const bytes = 'svg' in loaded ? loaded.svg.length : loaded.bytes.length;
      if (bytes <= SOURCE_BYTES_MAX) keepLast(kept, keyOf(url, theme), loaded, SOURCES_MAX);
      return loaded;
    } catch (error) {
      refuse(url, error);
      return null;
    }
  };

  return {
    refuse,
    async load(id, url, theme, signal) {
      if ((failures.get(url) ?? 0) > clock().getTime()) return null;
      const key = keyOf(url, theme);
      return kept.get(key) ?? downloads(key, () => fetch(id, url, theme), signal);
    },
  };
}
