import type { ListenToCatalog } from '../../catalog/index.ts';
import { patiently } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { readPopular } from '../popular/index.ts';
import { createSynonymTable, readSynonyms } from '../query/index.ts';
import type { SearchState } from './SearchState.ts';
import { nothingIndexed, updateIndex } from './updateIndex.ts';

/** Changes come in crowds, as an import writes: they are taken in once none has come for so long, ms, ... */
const CALM_MS = 500;
/** ... or, where they do not end, so long after the first of them. */
const PATIENCE_MS = 10_000;
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
  /** When the first change that is not taken in yet was told. */
  let since: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const begin = (): Promise<SearchState> => {
    since = null;
    clearTimeout(timer);
    return patiently(() => read(db))
      .then((state) => (latest = state))
      .finally(() => {
        reading = null;
        if (since !== null) changed();
      });
  };
  const update = (): Promise<SearchState> => (reading ??= begin());
  const changed = (): void => {
    since ??= performance.now();
    if (reading || closed) return;
    clearTimeout(timer);
    const wait = latest ? Math.min(CALM_MS, since + PATIENCE_MS - performance.now()) : 0;
    timer = setTimeout(() => {
      update().catch((error: unknown) => onError(error, 'The search did not take in a change'));
    }, wait);
    timer.unref();
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
      clearTimeout(timer);
      await following.close();
      await reading?.catch(() => {});
    },
  };
}
