import { searchSorts } from '@siren/domain/catalog';
import type { ListingQuery } from '@siren/domain/catalog';
import { markFavorites } from '../catalog/index.ts';
import type { Catalog, ListenToCatalog } from '../catalog/index.ts';
import type { Database } from '../db/index.ts';
import type { Context, Handlers } from '../http/index.ts';
import { answerSearch, answerSuggest, isUnfiltered } from './answers/index.ts';
import { createMemory, createReader } from './memory/index.ts';
import type { SearchState } from './memory/index.ts';
import { createQueryLog, WRITE_EVERY_MS } from './popular/index.ts';
import type { Log } from '../log/index.ts';

export interface Search {
  handlers: Pick<Handlers, '/api/catalog/search' | '/api/catalog/suggest'>;
  close(): Promise<void>;
}

export interface SearchOptions {
  catalog: Catalog;
  /** How changes are heard of. Without it everything is read from the database for each question. */
  follow?: { db: Database; listen: ListenToCatalog; log: Log; clock(): Date };
}

/** Whether the query was just asked: filters, another order and further pages are of one who looks at the answer. */
const isFirst = (query: ListingQuery) =>
  query.page === 1 && query.sort === searchSorts[0] && isUnfiltered(query);

/** The calls of the search, answered from memory. */
export function createSearch({ catalog, follow }: SearchOptions): Search {
  const asked = createQueryLog();
  const kept = follow && keepMemory(follow, asked.write);
  const read = createReader();
  const stateFor = ({ db }: Context): Promise<SearchState> => (kept ? kept.state() : read(db));

  return {
    handlers: {
      async '/api/catalog/search'(context, payload) {
        const answer = await answerSearch(context, { catalog, state: await stateFor(context) }, payload);
        const { total, correctedQuery, whole } = answer;
        if (kept && total > 0 && whole && isFirst(payload))
          asked.add(correctedQuery ?? payload.query, context.address, context.now());
        const mark = await markFavorites(context, [...answer.items, ...answer.popular]);
        return { ...answer, items: answer.items.map(mark), popular: answer.popular.map(mark) };
      },
      async '/api/catalog/suggest'(context, payload) {
        return answerSuggest(context, { catalog, state: await stateFor(context) }, payload);
      },
    },
    close: async () => kept?.close(),
  };
}

/** The memory, and counts of queries that are written down now and then. */
function keepMemory(
  { db, listen, log, clock }: NonNullable<SearchOptions['follow']>,
  writeDown: (db: Database, now: Date) => Promise<void>,
) {
  const onError = (error: unknown, message: string) => log.error(error, message);
  const memory = createMemory({ db, listen, onError });
  const write = () =>
    writeDown(db, clock()).catch((error: unknown) => onError(error, 'Queries were not counted'));
  const timer = setInterval(() => void write(), WRITE_EVERY_MS);
  timer.unref();
  return {
    state: memory.state,
    async close() {
      clearInterval(timer);
      await memory.close();
      await write();
    },
  };
}
