import { staffRefusal } from '@siren/contract/errors';
import { fieldChange } from '@siren/domain/audit';
import type { AuditRow, PresentFields } from '@siren/domain/audit';
import { handParamOf, handParamText, paramKey } from '@siren/domain/goods';
import type { FedParam, HandParam } from '@siren/domain/goods';
import { composed } from '../../../db/index.ts';
import type { Database } from '../../../db/index.ts';
import { nothing, saveGood } from '../../../goods/index.ts';
import type { GoodPart } from './GoodPart.ts';
import { variantOf } from './variantOf.ts';

const keyOf = (entry: AuditRow): string => String(fieldChange(entry, 'key')?.to ?? '');

interface OfferNow {
  offer: number;
  fed: FedParam[];
  hand: HandParam[];
}

/** The variant that an entry names, with what the feed says and what staff set of its params. */
async function readOffer(db: Database, entry: AuditRow): Promise<OfferNow | undefined> {
  const [row] = await db.query<OfferNow>(composed`
    select o.id as offer, coalesce(o.feed_params, o.params) as fed, coalesce(o.hand_params, '[]') as hand
    from offers o where o.product_id = ${entry.record} and ${variantOf(entry)} order by o.active desc, o.id limit 1`);
  return row;
}

/**
 * Whether what staff had set has no place any more: it stood for a param of the feed, which has another unit by now, or is gone.
 * Set again it would be one more param beside that. What staff had added themselves left nothing where they took it away.
 */
function isPlaceless(entry: AuditRow, { fed, hand }: OfferNow): boolean {
  const key = keyOf(entry);
  const isOwn = fieldChange(entry, 'value')?.to === null;
  const isThere = hand.some((one) => one.key === key) || fed.some((one) => paramKey(one) === key);
  return fieldChange(entry, 'hand')?.to === null && !isOwn && !isThere;
}

/** A param of a variant: what staff had set is set again, what nobody had is given back to the feed. */
export const goodParam: GoodPart = {
  async present(db, entry): Promise<PresentFields | null> {
    const now = await readOffer(db, entry);
    if (!now) return null;
    if (isPlaceless(entry, now)) return {};
    return { hand: handParamText(now.hand.find(({ key }) => key === keyOf(entry)) ?? null) };
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
