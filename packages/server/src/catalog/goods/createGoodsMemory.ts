import { impatiently, patiently } from '../../db/index.ts';
import type { ColorFinder } from '@siren/domain/colors';
import { readColors } from '../../colors/index.ts';
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
   * The index as it is after every change that was heard of before the call; of an import or a change of many goods at
   * once, while it is taken in, as it was before. null as long as there is none, and while changes are not heard of. The first
   * call begins to fill it, and nobody waits for that.
   */
  index(db: Database): Promise<GoodsIndex | null>;
}

/** Goods that whoever asks for a page waits for, at most: one statement reads them. */
const AWAITED = 200;

/** An index and what it does not know yet. */
interface Filled {
  /** null until all goods were read once. */
  index: GoodsIndex | null;
  /** Paints of the shop as they were then: a change of one makes all goods be read again. */
  colorOf: ColorFinder;
  /** Products that changed since they were read. */
  waiting: Set<number>;
  /** Ends when what is being read now is taken in. */
  reading: Promise<void> | null;
  /** How many products are being read. */
  taking: number;
  /** Whether somebody was given the index since without what is read or waits. */
  lent: boolean;
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
  own.colorOf = await readColors(db);
  for await (const chunk of readAllGoods(db, own.colorOf)) {
    if (!isWanted()) return;
    putAll(index, chunk);
  }
  own.index = index;
}

/** Reads what is waiting; gives the sections of each piece as it is taken in. */
async function* takeIn(db: Database, own: Filled): AsyncGenerator<Set<number>> {
  const { index, waiting } = own;
  if (!index) return;
  const ids = [...waiting];
  waiting.clear();
  own.taking = ids.length;
  for await (const chunk of readChunks(db, ids, own.colorOf)) yield putAll(index, chunk);
}

/** Reads what is waiting, and tells what it changed. */
async function tell(db: Database, own: Filled, changes: ChangeLog): Promise<void> {
  const taken = new Set<number>();
  for await (const sections of takeIn(db, own)) {
    changes.sections(sections);
    for (const section of sections) taken.add(section);
  }
  if (!own.lent) return;
  own.lent = false;
  // Counts of sections that were made of it are old, and pages that tell these beside what was read by then.
  changes.products([], true);
  changes.sections(taken);
}

/** Reads what is waiting now; what comes meanwhile waits for the next time. */
function readOnce(
  db: Database,
  own: Filled,
  changes: ChangeLog,
  { lost, ended }: { lost: () => unknown; ended: () => void },
): Promise<void> {
  // Somebody's page may wait for a few, whoever began it; for many it does not.
  const how = own.waiting.size > AWAITED ? patiently : impatiently;
  own.reading ??= how(() => tell(db, own, changes))
    // What it has missed is no longer known; whoever asks reads the database, and learns there what is wrong.
    .catch(() => void lost())
    .finally(() => {
      Object.assign(own, { reading: null, taking: 0 });
      ended();
    });
  return own.reading;
}

const unfilled = (): Filled => ({
  index: null,
  colorOf: () => null,
  waiting: new Set(),
  reading: null,
  taking: 0,
  lent: false,
});

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

  const later = () => {
    if (filled && filled.waiting.size > 0) soon ??= setTimeout(readSoon, CALM_MS).unref();
  };
  /** Whoever asks next finds it done, as far as can be. */
  const readSoon = () => {
    soon = null;
    if (source && filled?.index && filled.waiting.size > 0) void update(source, filled);
  };

  const update = (db: Database, own: Filled) =>
    readOnce(db, own, changes, {
      lost: () => own === filled && forget(),
      // What has come meanwhile is read next, though nobody asks.
      ended: later,
    });

  const start = (db: Database) => {
    const own = unfilled();
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
      if (own.taking + own.waiting.size > AWAITED) {
        own.lent = true;
        if (!own.reading) void update(db, own);
        return own.index;
      }
      // What is being read may be older than what is waiting: first the one, then the other.
      if (own.reading) await own.reading;
      if (own.reading || own.waiting.size > 0) await update(db, own);
      return own === filled ? own.index : null;
    },
    hear({ kind, ids }) {
      changes.products(ids, kind !== 'stock');
      if (!filled) return;
      for (const id of ids) filled.waiting.add(id);
      later();
    },
    forget,
    setLive(now) {
      live = now;
      forget();
    },
  };
}
