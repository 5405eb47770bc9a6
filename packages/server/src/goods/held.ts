import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { GoodFields } from '@siren/domain/goods';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

export type SavePayload = CheckedPayloadOf<'/api/admin/catalog/save'>;

/** A save of nothing. */
export const nothing: Omit<SavePayload, 'id' | 'version'> = {
  ...{
    set: {},
    back: [],
    prices: [],
    newPrices: [],
    gonePrices: [],
    pricesBack: [],
    params: [],
    paramsBack: [],
  },
};

/** A good that is held to the end of the transaction. */
export interface HeldGood extends GoodFields {
  id: number;
  hidden: boolean;
  /** What the feed says of the fields that staff set. */
  feed: Partial<GoodFields>;
  version: number;
}

/** Holds a good to the end of the transaction. @throws ApiError good.not_found */
export async function holdGood(tx: Database, id: number): Promise<HeldGood> {
  const [row] = await tx.query<HeldGood>(sql`
    select id, name, brand, section_id as section, description, hidden, version,
      case when feed ->> 'brand' is null then feed
        else feed || jsonb_build_object('brand', brand_named(feed ->> 'brand')) end as feed
    from products where id = ${id} for no key update`);
  if (!row) throw staffRefusal('good.not_found');
  return row;
}

/** Raises the version of a good that was changed. */
export const nextVersion = async (tx: Database, id: number): Promise<number> =>
  onlyRow(
    await tx.query<{ version: number }>(sql`
      update products set version = version + 1 where id = ${id} returning version`),
  ).version;
