import { ApiError, staffRefusal } from '@siren/contract/errors';
import { retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { readKeptStore, readStore } from './readStore.ts';
import type { KeptStore } from './readStore.ts';

interface Seen {
  id: number;
  version: number;
}

/**
 * Holds a store as it was seen: orders that are being placed there are waited for, and later ones wait for this.
 *
 * @throws ApiError store.not_found, general.conflict
 */
async function holdStore(tx: Database, { id, version }: Seen): Promise<void> {
  const [held] = await tx.query<{ version: number }>(
    sql`select version from stores where id = ${id} for update`,
  );
  if (!held) throw staffRefusal('store.not_found');
  if (held.version !== version) throw staffRefusal('general.conflict');
}

/**
 * Does something to a store in one transaction. What is refused of how it is now tells it.
 *
 * @throws ApiError store.not_found, general.conflict, and what `change` throws
 */
export async function changeStore(
  context: Context,
  seen: Seen,
  change: (tx: Database, before: KeptStore) => Promise<void>,
): Promise<void> {
  const { db, places } = context;
  try {
    await retryDeadlock(() =>
      db.transaction(async (tx) => {
        await holdStore(tx, seen);
        await change(tx, await readKeptStore({ ...context, db: tx }, seen.id));
      }),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || !error.is('general.conflict')) throw error;
    throw staffRefusal('general.conflict', { data: await readStore(context, seen.id) });
  }
  places.forget();
}
