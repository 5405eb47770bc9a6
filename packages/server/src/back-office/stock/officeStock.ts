import type { AnswerOf, CallPath, CheckedPayloadOf } from '@siren/contract/calls';
import { refusal, staffRefusal } from '@siren/contract/errors';
import { OFFICE_GOODS_MAX } from '@siren/domain/back-office';
import { holdingStatuses } from '@siren/domain/orders';
import { composed, fragment, sql } from '../../db/index.ts';
import type { Database, Fragment } from '../../db/index.ts';
import { mendStock, narrowGoods } from '../../goods/index.ts';
import { ownStores } from '../../http/index.ts';
import type { Context, Handlers } from '../../http/index.ts';
import { goodName } from '../../product-lists/index.ts';

type Good = AnswerOf<'/api/backoffice/stock/change'>;

type Place = Pick<CheckedPayloadOf<'/api/backoffice/stock/change'>, 'offer' | 'store'>;

/** Variants that fit, with what lies of them in a store; those that one can touch there first. */
const readGoods = (db: Database, store: number, fits: Fragment): Promise<Good[]> =>
  db.query<Good>(composed`
    select o.id as offer, p.id as product, ${goodName} as name, o.article, r.price,
      coalesce(k.quantity, 0) as pieces, coalesce((
        select sum(t.quantity) from order_stock t join orders d on d.id = t.order_id
        where t.offer_id = o.id and t.store_id = ${store}::int and d.status = any(${holdingStatuses}::text[])
      ), 0)::int as held
    from products p join offers o on o.product_id = p.id
      join stores s on s.id = ${store}::int join cities c on c.id = s.city_id
      join prices r on r.offer_id = o.id and r.region_id = c.region_id
      left join stock k on k.offer_id = o.id and k.store_id = s.id
    where ${fits}
    order by coalesce(k.quantity, 0) > 0 desc, folded(${goodName}) collate "C", o.id limit ${OFFICE_GOODS_MAX}::int`);

/** @throws ApiError good.not_found */
async function readGood(db: Database, { offer, store }: Place): Promise<Good> {
  const [good] = await readGoods(db, store, fragment`o.id = ${offer}::int`);
  if (!good) throw staffRefusal('good.not_found');
  return good;
}

/** @throws ApiError user.not_authorized for who is bound to other stores */
async function checkOwn(context: Context, store: number): Promise<void> {
  const own = await ownStores(context);
  if (own && !own.includes(store)) throw refusal('user.not_authorized');
}

type Own = Extract<CallPath, `/api/backoffice/stock/${string}`>;

/** Calls by which the till mends what lies in its store. */
export const officeStockHandlers: Pick<Handlers, Own> = {
  async '/api/backoffice/stock/stores'(context) {
    const own = await ownStores(context);
    return {
      stores: await context.db.query<{ id: number; name: string }>(sql`
        select id, name from stores where active and (${own}::int[] is null or id = any(${own}::int[])) order by name, id`),
    };
  },
  async '/api/backoffice/stock/find'(context, { store, query }) {
    await checkOwn(context, store);
    return { goods: await readGoods(context.db, store, fragment`o.active and ${narrowGoods(query, {})}`) };
  },
  async '/api/backoffice/stock/change'(context, wish) {
    await checkOwn(context, wish.store);
    await mendStock(context, { ...wish, id: wish.product, version: null });
    return readGood(context.db, wish);
  },
};
