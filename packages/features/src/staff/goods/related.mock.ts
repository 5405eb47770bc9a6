import type { PayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { StaffGood } from '@siren/domain/goods';
import { makeRelated, relatedRow, staffGoods } from './goods.fixtures.ts';

/** A good once the goods beside it were set, or are computed again. */
export function withRelated(good: StaffGood, wish: PayloadOf<'/api/admin/catalog/set-related'>): StaffGood {
  if (wish.version !== good.version) throw staffRefusal('general.conflict', { data: good });
  const known = [...good.related, ...staffGoods.map(relatedRow)];
  const related = wish.related?.flatMap((id) => known.find((one) => one.id === id) ?? []);
  return {
    ...good,
    related: related ?? makeRelated(),
    relatedByHand: related !== undefined,
    version: good.version + 1,
  };
}
