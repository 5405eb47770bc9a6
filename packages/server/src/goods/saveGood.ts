import { ApiError, staffRefusal } from '@siren/contract/errors';
import type { StaffGood } from '@siren/domain/goods';
import { recordChange } from '../audit/index.ts';
import { retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { changedFields, writeFields } from './changeFields.ts';
import { changedPrices, writePrices } from './changePrices.ts';
import type { HeldGood, SavePayload } from './held.ts';
import { readStaffGood } from './readStaffGood.ts';

async function hold(tx: Database, id: number): Promise<HeldGood> {
  const [row] = await tx.query<HeldGood>(sql`
    select id, name, brand, section_id as section, description, hidden, feed, version
    from products where id = ${id} for no key update`);
  if (!row) throw staffRefusal('good.not_found');
  return row;
}

async function save(context: Context, tx: Database, payload: SavePayload): Promise<void> {
  const held = await hold(tx, payload.id);
  const fields = changedFields(held, payload);
  const prices = await changedPrices(tx, payload);
  // Pressed twice, or by two people: it stands there already.
  if (fields.length === 0 && prices.length === 0) return;
  if (held.version !== payload.version) throw staffRefusal('general.conflict');
  if (fields.length > 0) {
    const changes = await writeFields(tx, held, fields);
    await recordChange(context, { kind: 'good', record: held.id, action: 'save', changes }, tx);
  }
  await writePrices(context, tx, held.id, prices);
  await tx.query(sql`update products set version = version + 1 where id = ${held.id}`);
}

/**
 * Sets what staff wish of a good, and gives back to the feed what they no longer do. Imports leave alone what is set.
 *
 * @throws ApiError good.not_found, general.conflict, bad_request
 */
export async function saveGood(context: Context, payload: SavePayload): Promise<StaffGood> {
  try {
    await retryDeadlock(() => context.db.transaction((tx) => save(context, tx, payload)));
  } catch (error) {
    if (!(error instanceof ApiError && error.is('general.conflict'))) throw error;
    throw staffRefusal('general.conflict', { data: await readStaffGood(context, payload.id) });
  }
  return readStaffGood(context, payload.id);
}
