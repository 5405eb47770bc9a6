import { impatiently, patiently } from '../../db/index.ts';
import { readBadges } from '../../badges/index.ts';
import type { Database } from '../../db/index.ts';
import type { GoodsListener } from '../cache/index.ts';
import { createGoodsIndex } from '../goods-index/index.ts';
import type { GoodsIndex } from '../goods-index/index.ts';
import { createChangeLog } from './createChangeLog.ts';
import type { ChangeLog } from './createChangeLog.ts';
import { readAllGoods, readChunks } from './readGoods.ts';
import type { Chunk } from './readGoods.ts';

/** One commit tells of its goods several times over, as many as there are kinds of changes: they are read once, ms. */
const CALM_MS = 50;

/** The goods of all regions in memory, and what is known of their changes. */
export interface GoodsMemory extends GoodsListener {
  changes: Omit<ChangeLog, 'products' | 'sections' | 'everything'>;
  /**
   * The index as it is after every change that was heard of before the call; null as long as there is none, and while
   * changes are not heard of. The first call begins to fill it, and nobody waits for that.
   */
  index(db: Database): Promise<GoodsIndex | null>;
}

/** An index and what it does not know yet. */
interface Filled {
  /** null until all goods were read once. */
  index: GoodsIndex | null;
  /** Products that changed since they were read. */
  waiting: Set<number>;
  /** Ends when what is being read now is taken in. */
  reading: Promise<void> | null;
}

/** Takes goods in; gives the sections that they are in and were in. */
const putAll = (index: GoodsIndex, { asked, goods }: Chunk): Set<number> => {
  const found = new Map(goods.map((good) => [good.id, good]));
  const sections = asked.flatMap((id) => {
    const good = found.get(id);
    return good ? [good.section, index.put(good) ?? good.section] : (index.remove(id) ?? []);
  });
  return new Set(sections);
};

/** Reads all goods, as long as they are wanted. */
async function fill(db: Database, own: Filled, isWanted: () => boolean): Promise<void> {
  const index = createGoodsIndex(await readBadges(db));
  for await (const chunk of readAllGoods(db)) {
    if (!isWanted()) return;
    putAll(index, chunk);
  }
  own.index = index;
}

/** Reads what is waiting; gives the sections of each piece as it is taken in. */
async function* takeIn(db: Database, { index, waiting }: Filled): AsyncGenerator<Set<number>> {
  if (!index) return;
  const ids = [...waiting];
  waiting.clear();
  for await (const chunk of readChunks(db, ids)) yield putAll(index, chunk);
}

export function createGoodsMemory(): GoodsMemory {
  const changes = createChangeLog();
  let live = false;
  let filled: Filled | null = null;
  let source: Database | null = null;
  let soon: NodeJS.Timeout | null = null;

  const forget = () => {
    filled = null;
    changes.everything();
  };

  const tell = async (db: Database, own: Filled) => {
    for await (const sections of takeIn(db, own)) changes.sections(sections);
  };
  /** Reads what is waiting now; what comes meanwhile waits for the next time. */
  const update = (db: Database, own: Filled): Promise<void> => {
    // Somebody's page may wait for it, whoever began it.
    own.reading ??= impatiently(() => tell(db, own))
      // What it has missed is no longer known; whoever asks reads the database, and learns there what is wrong.
      .catch(() => {
        if (own === filled) forget();
      })
      .finally(() => {
        own.reading = null;
      });
    return own.reading;
  };

  /** Whoever asks next finds it done, as far as can be. */
  const readSoon = () => {
    soon = null;
    if (source && filled?.index && filled.waiting.size > 0) void update(source, filled);
  };

  const start = (db: Database) => {
    const own: Filled = { index: null, waiting: new Set(), reading: null };
    filled = own;
    patiently(() => fill(db, own, () => own === filled)).catch(() => {
      if (own === filled) forget();
    });
  };

  return {
    changes,
    async index(db) {
      source = db;
      if (!live) return null;
      if (!filled) start(db);
      const own = filled;
      if (!own?.index) return null;
      // What is being read may be older than what is waiting: first the one, then the other.
      if (own.reading) await own.reading;
      if (own.reading || own.waiting.size > 0) await update(db, own);
      return own === filled ? own.index : null;
    },
    hear({ kind, ids }) {
      changes.products(ids, kind !== 'stock');
      if (!filled) return;
      for (const id of ids) filled.waiting.add(id);
      soon ??= setTimeout(readSoon, CALM_MS).unref();
    },
    forget,
    setLive(now) {
      live = now;
      forget();
    },
  };
}
