import type { ListenToCatalog } from '../../catalog/index.ts';
import type { Database } from '../../db/index.ts';
import { readPopular } from '../popular/index.ts';
import { createSynonymTable, readSynonyms } from '../query/index.ts';
import type { SearchState } from './SearchState.ts';
import { nothingIndexed, updateIndex } from './updateIndex.ts';

/** Changes come in crowds, as an import writes: they are waited for so long, ms, ... */
const CALM_MS = 500;
/** ... and longer where taking them in takes long. */
const REST_FACTOR = 2;
const FIRST_GOODS = 48;

export interface MemoryOptions {
  db: Database;
  listen: ListenToCatalog;
  onError(error: unknown, message: string): void;
}

/** What queries are answered from, kept in memory and up to date. */
export interface Memory {
  /** As it is; the very first one is waited for. */
  state(): Promise<SearchState>;
  close(): Promise<void>;
}

/** Reads everything anew, keeping of the last state what has not changed. */
export function createReader(): (db: Database) => Promise<SearchState> {
  let indexed = nothingIndexed();
  let version = 0;
  return async (db) => {
    const [next, lines, popular] = await Promise.all([
      updateIndex(db, indexed),
      readSynonyms(db),
      readPopular(db),
    ]);
    indexed = next;
    version += 1;
    const { index } = next;
    return {
      version,
      index,
      vocabulary: index.vocabulary,
      synonyms: createSynonymTable(lines),
      popular,
      first: index.popular(FIRST_GOODS),
    };
  };
}

/** Follows the catalogue: a change is answered by within seconds, and nobody waits for it. */
export function createMemory({ db, listen, onError }: MemoryOptions): Memory {
  const read = createReader();
  let latest: SearchState | null = null;
  let reading: Promise<SearchState> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  const update = (): Promise<SearchState> => {
    const begun = performance.now();
    reading ??= read(db)
      .then((state) => (latest = state))
      .finally(() => {
        reading = null;
        if (again) later(Math.max(CALM_MS, REST_FACTOR * (performance.now() - begun)));
      });
    return reading;
  };
  const later = (wait: number): void => {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = null;
      again = false;
      update().catch((error: unknown) => onError(error, 'The search did not take in a change'));
    }, wait);
    timer.unref();
  };
  const changed = (): void => {
    again = true;
    if (!reading) later(latest ? CALM_MS : 0);
  };

  const following = listen({
    onMessage: (_channel, payload) => {
      if (!/^(?:stock|pictures)\b/.test(payload)) changed();
    },
    onListening: changed,
    onError: (error) => onError(error, 'The search does not hear of changes'),
  });
  return {
    state: async () => latest ?? update(),
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      await following.close();
      await reading?.catch(() => {});
    },
  };
}
