import { staffRefusal } from '@siren/contract/errors';
import { fieldChange } from '@siren/domain/audit';
import type { AuditRow } from '@siren/domain/audit';
import { handParamOf, handParamText } from '@siren/domain/goods';
import type { HandParam } from '@siren/domain/goods';
import { composed } from '../../../db/index.ts';
import type { Database } from '../../../db/index.ts';
import { nothing, saveGood } from '../../../goods/index.ts';
import type { GoodPart } from './GoodPart.ts';
import { variantOf } from './variantOf.ts';

const keyOf = (entry: AuditRow): string => String(fieldChange(entry, 'key')?.to ?? '');

/** The variant that an entry names, with what staff set of its params. */
async function readOffer(
  db: Database,
  entry: AuditRow,
): Promise<{ offer: number; hand: HandParam[] } | undefined> {
  const [row] = await db.query<{ offer: number; hand: HandParam[] }>(composed`
    select o.id as offer, coalesce(o.hand_params, '[]') as hand from offers o
    where o.product_id = ${entry.record} and ${variantOf(entry)} order by o.active desc, o.id limit 1`);
  return row;
}

/** A param of a variant: what staff had set is set again, what nobody had is given back to the feed. */
export const goodParam: GoodPart = {
  async present(db, entry) {
    const now = await readOffer(db, entry);
    return now ? { hand: handParamText(now.hand.find(({ key }) => key === keyOf(entry)) ?? null) } : null;
  },
  async turn(context, entry, { version, fields }) {
    const now = await readOffer(context.db, entry);
    if (!now) throw staffRefusal('good.not_found');
    const { offer } = now;
    const key = keyOf(entry);
    const hand = handParamOf(key, fields['hand'] == null ? null : String(fields['hand']));
    const wish = hand ? { params: [{ offer, ...hand }] } : { paramsBack: [{ offer, key }] };
    await saveGood(context, { ...nothing, id: entry.record, version, ...wish });
  },
};
