import { staffRefusal } from '@siren/contract/errors';
import { deliveryDate } from '@siren/domain/regions';
import type { StaffStore } from '@siren/domain/stores';
import { readChanges } from '../audit/index.ts';
import { composed } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { imageOf } from '../pictures/index.ts';
import type { PictureRow } from '../pictures/index.ts';
import { readStoreDays, storePictureColumns } from '../regions/index.ts';
import { readOwnDays } from './ownDays.ts';
import { readCoverage, readStoreUses } from './readStoreUses.ts';
import { storeColumns, storeRowOf, storeSource } from './storeRows.ts';
import type { StoreRead } from './storeRows.ts';

/** What staff keep of a store. */
export type KeptStore = Omit<StaffStore, 'uses' | 'coverage' | 'changes'>;

type Read = StoreRead &
  Omit<KeptStore, keyof StoreRead | 'hours' | 'picture' | 'ownDays' | 'today'> & {
    picture: PictureRow | null;
  };
type Asked = Pick<Context, 'db' | 'now'>;

/** What staff keep of a store. @throws ApiError store.not_found */
export async function readKeptStore({ db, now }: Asked, id: number): Promise<KeptStore> {
  const [row] = await db.query<Read>(composed`
    select ${storeColumns}, s.phone, s.email, s.pickup, s.inn, s.kpp, s.ogrn, s.legal_name as "legalName",
      ${storePictureColumns},
      s.updated_by <> '' as "byHand",
      array(select t.code from store_pay_types k join pay_types t on t.id = k.pay_type_id
        where k.store_id = s.id order by t.position, t.id) as "payTypes"
    from ${storeSource} where s.id = ${id}::int`);
  if (!row) throw staffRefusal('store.not_found');
  const picture = row.picture && { id: row.picture.id, image: imageOf(row.picture, '') };
  const [days, ownDays] = await Promise.all([readStoreDays(db, now()), readOwnDays(db, id, now())]);
  const today = deliveryDate(now().getTime(), 0, row.timeZone);
  return { ...storeRowOf(row, days), picture, ownDays, today };
}

/** A store, whole. @throws ApiError store.not_found */
export async function readStore(asked: Asked, id: number): Promise<StaffStore> {
  const { db } = asked;
  const [kept, uses, coverage, changes] = await Promise.all([
    readKeptStore(asked, id),
    readStoreUses(db, id),
    readCoverage(db, id),
    readChanges(db, 'store', id),
  ]);
  return { ...kept, uses, coverage, changes };
}
