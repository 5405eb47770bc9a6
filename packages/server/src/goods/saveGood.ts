import { staffRefusal } from '@siren/contract/errors';
import type { StaffGood } from '@siren/domain/goods';
import { recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { changeGood } from './changeGood.ts';
import type { Changed } from '../lists/index.ts';
import { recheckGood } from '../catalog-errors/index.ts';
import { changedFields, writeFields } from './changeFields.ts';
import { changedParams, writeParams } from './changeParams.ts';
import { changedPrices, writePrices } from './changePrices.ts';
import { holdGood, nextVersion } from './held.ts';
import type { SavePayload } from './held.ts';

/** A brand that was merged, or is called otherwise now, is the one that it leads to. */
async function withBrand(tx: Database, payload: SavePayload): Promise<SavePayload> {
  const { brand } = payload.set;
  if (brand === undefined || brand === null) return payload;
  const named = onlyRow(await tx.query<{ brand: string }>(sql`select brand_named(${brand}) as brand`));
  return { ...payload, set: { ...payload.set, ...named } };
}

/** Saves what staff wish of a good. @throws ApiError good.not_found, general.conflict, bad_request */
export async function writeGood(context: Context, tx: Database, wish: SavePayload): Promise<Changed> {
  const held = await holdGood(tx, wish.id);
  const payload = await withBrand(tx, wish);
  const fields = changedFields(held, payload);
  const params = await changedParams(tx, payload);
  const prices = await changedPrices(context, tx, payload);
  // Pressed twice, or by two people: it stands there already.
  if (fields.length + prices.length + params.length === 0) return { version: held.version, changed: false };
  if (held.version !== payload.version) throw staffRefusal('general.conflict');
  if (fields.length > 0) {
    const changes = await writeFields(tx, held, fields);
    await recordChange(context, { kind: 'good', record: held.id, action: 'save', changes }, tx);
  }
  await writePrices(context, tx, held.id, prices);
  await writeParams(context, tx, held.id, params);
  await recheckGood(tx, held.id, context.now());
  return { version: await nextVersion(tx, held.id), changed: true };
}

/**
 * Sets what staff wish of a good, and gives back to the feed what they no longer do. Imports leave alone what is set.
 *
 * @throws ApiError good.not_found, general.conflict, bad_request
 */
export const saveGood = (context: Context, payload: SavePayload): Promise<StaffGood> =>
  changeGood(context, payload.id, (tx) => writeGood(context, tx, payload));
