import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { mergedBrand } from '@siren/domain/brands';
import { BRANDS } from '@siren/domain/references';
import type { Reference } from '@siren/domain/references';
import { readBrands, writeBrand } from '../brands/index.ts';
import { composed, sql } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { changedBy, changeReference, recordEntry, seenEntry } from './changeReference.ts';

type Payload = CheckedPayloadOf<'/api/admin/refs/merge-brands'>;

/** @throws ApiError bad_request */
function checkOnce({ into, from }: Payload): void {
  const all = [into, ...from].map(({ entry }) => entry);
  if (new Set(all).size < all.length) throw badRequest('from: каждый бренд называют один раз.');
}

/**
 * Merges brands into one that stays. As many goods as were shown carry it then; else nothing is done.
 *
 * @throws ApiError ref.entry_not_found, general.conflict, bad_request
 */
export async function mergeBrands(context: Context, payload: Payload): Promise<Reference> {
  checkOnce(payload);
  return changeReference(context, BRANDS, async (tx, held) => {
    const stays = seenEntry(held, payload.into);
    const from = payload.from.map((one) => seenEntry(held, one));
    const goods = from.reduce((sum, { uses }) => sum + uses, 0);
    if (goods !== payload.goods) throw staffRefusal('general.conflict');
    const [into] = await readBrands(tx, [stays.id]);
    const gone = await readBrands(
      tx,
      from.map(({ id }) => id),
    );
    if (!into) throw staffRefusal('ref.entry_not_found');
    await tx.query(composed`update brands set ${changedBy(context)} where id = ${into.id}`);
    for (const { id } of gone)
      await tx.query(sql`
        update coupons set brands = led_ids(brands, ${id}, ${into.id}), version = version + 1
        where ${id}::int = any(brands)`);
    await tx.query(sql`delete from brands where id = any(${gone.map(({ id }) => id)}::int[])`);
    await writeBrand(
      tx,
      mergedBrand(into, gone),
      gone.map(({ name }) => name),
    );
    const more = [
      { field: 'merged', from: null, to: gone.map(({ name }) => name).join(', ') },
      { field: 'goods', from: null, to: goods },
    ];
    await recordEntry(context, tx, held, { action: 'merge', entry: into.id, from: stays, to: stays, more });
  });
}
