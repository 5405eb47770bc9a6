import { setTimeout as sleep } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { PictureLoader } from '../PictureLoader.ts';
import { pictureThemes } from '../widths.ts';
import type { PictureShape } from '../widths.ts';
import type { PictureStore } from './createPictureStore.ts';

/** A shop that has just opened has other things to do; an import brings pictures later. */
const LOOKS = { first: 5_000, every: 60_000 };
/** How long the process is watched before each drawing, ms, and the share of that time it may be busy. */
const WATCH_MS = 40;
const BUSY_MIN = 0.2;

/** What lists and carts show of a good's first picture, then what its page shows of all. */
const FIRST_WIDTHS = [320, 640, 160] as const;
const FURTHER_WIDTHS = [160, 640, 960, 1280] as const;

export interface DrawAheadOptions {
  db: Database;
  loader: PictureLoader;
  store: PictureStore;
  onError: (error: unknown, message: string) => void;
  /** Before the first look for undrawn pictures, and between looks, ms. */
  looks?: typeof LOOKS;
}

interface Undrawn {
  id: number;
  url: string;
  first: boolean;
}

/** Resolves once this process has little to do. */
async function quiet(signal: AbortSignal): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await sleep(WATCH_MS, undefined, { signal, ref: false });
    if (performance.eventLoopUtilization(before).utilization < BUSY_MIN) return;
  }
}

const shapesOf = (drawn: boolean, widths: readonly PictureShape['width'][]): PictureShape[] =>
  widths.flatMap((width) =>
    pictureThemes
      .filter((theme) => drawn || theme === 'light')
      .map((theme) => ({ width, format: 'webp' as const, theme })),
  );

/**
 * Draws what nobody has asked for yet, one at a time and only while the process is quiet: the first pictures of all
 * goods before their further ones. Whoever asks meanwhile waits for one drawing at most.
 * @returns stops it; resolves when the last drawing has ended
 */
export function drawAhead({
  db,
  loader,
  store,
  onError,
  looks = LOOKS,
}: DrawAheadOptions): () => Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  let seen = 0;

  /** Those that came since the last look; pictures of promos and sections count as first ones. */
  const look = () =>
    db.query<Undrawn>(sql`
      select p.id, p.url, coalesce(min(op.position), 0) = 0 as first
      from pictures p left join offer_pictures op on op.picture_id = p.id
      where p.id > ${seen} group by p.id order by p.id`);

  const draw = async ({ id, url }: Undrawn, widths: readonly PictureShape['width'][]) => {
    for (const shape of shapesOf(loader.isDrawn(url), widths)) {
      if (signal.aborted) return;
      if (await store.has(url, shape)) continue;
      await quiet(signal);
      const file = await store.file(id, shape, signal);
      if (!file || file.placeholder) return;
    }
  };

  const run = async () => {
    await sleep(looks.first, undefined, { signal, ref: false });
    for (;;) {
      const found = (await look()).filter(({ url }) => loader.canLoad(url));
      for (const picture of found) if (picture.first) await draw(picture, FIRST_WIDTHS);
      for (const picture of found) await draw(picture, FURTHER_WIDTHS);
      seen = found.reduce((last, { id }) => Math.max(last, id), seen);
      await sleep(looks.every, undefined, { signal, ref: false });
    }
  };

  const again = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      if (signal.aborted) return;
      onError(error, 'Pictures are not drawn ahead');
      await sleep(looks.every, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) await again();
    }
  };
  const running = again();
  return () => {
    ended.abort();
    return running;
  };
}
