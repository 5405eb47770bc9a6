import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { LoadedPicture, PictureLoader } from '../PictureLoader.ts';
import { sizeOf } from '../render/index.ts';
import { createGatherer } from './createGatherer.ts';
import { createLimiter } from './createLimiter.ts';
import { createSingleFlight } from './createSingleFlight.ts';
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
  /** null where it cannot be had now. */
  load(id: number, url: string): Promise<LoadedPicture | null>;
  /** It turned out to be no picture: not asked for again for a while. */
  refuse(id: number, url: string, error: unknown): void;
}

export function createSources({ db, loader, clock, onError }: SourcesOptions): Sources {
  const limit = createLimiter(DOWNLOADS);
  const once = createSingleFlight<LoadedPicture>();
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
            where p.width is null or p.height is null or (p.tile is null and l.tile is not null)
            order by p.url for no key update of p
          )
          update pictures p set width = coalesce(p.width, news.width), height = coalesce(p.height, news.height),
            tile = coalesce(p.tile, news.tile)
          from news where p.id = news.id`,
    ),
  );
  /** Size and ground, as far as they were not known before the picture was read. */
  const learn = async (id: number, loaded: LoadedPicture) =>
    write({ id, ...(await sizeOf(loaded)), tile: loaded.tile });

  const fetch = async (id: number, url: string) => {
    const loaded = kept.get(url) ?? (await limit(() => loader.load(url)));
    // It is shown all the same, and learnt when it is read the next time.
    await learn(id, loaded).catch((error: unknown) =>
      onError(error, `The size of picture ${id} is not kept`),
    );
    const bytes = 'svg' in loaded ? loaded.svg.length : loaded.bytes.length;
    if (bytes <= SOURCE_BYTES_MAX) keepLast(kept, url, loaded, SOURCES_MAX);
    return loaded;
  };

  const refuse = (id: number, url: string, error: unknown) => {
    onError(error, `Picture ${id} cannot be had`);
    kept.delete(url);
    keepLast(failures, url, clock().getTime() + RETRY_AFTER_MS, FAILURES_MAX);
  };

  return {
    refuse,
    async load(id, url) {
      if ((failures.get(url) ?? 0) > clock().getTime()) return null;
      return once(url, () => fetch(id, url)).catch((error: unknown) => {
        refuse(id, url, error);
        return null;
      });
    },
  };
}
