import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { PASTED_MAX, pastedArticles } from '@siren/domain/product-lists';
import type { ListedGood, PastedGoods } from '@siren/domain/product-lists';
import { bareCode } from '@siren/domain/typed';
import { offersByCode } from '../cart/index.ts';
import { composed, sql } from '../db/index.ts';
import { narrowGoods } from '../goods/index.ts';
import type { Context } from '../http/index.ts';
import { goodName, readGoods } from './readGoods.ts';

/** So many variants are offered at once. */
const OFFERED = 20;
/** So many codes that mean nothing are looked for by their beginning. */
const LIKE_MAX = 20;

/** Variants of the goods that a search finds. */
export async function findListGoods(
  { db, place }: Context,
  { query }: CheckedPayloadOf<'/api/tools/product-lists/find'>,
): Promise<AnswerOf<'/api/tools/product-lists/find'>> {
  const found = await db.query<{ id: number }>(composed`
    select o.id from products p join offers o on o.product_id = p.id
    where o.active and ${narrowGoods(query, { state: ['sold'] })}
    order by folded(${goodName}) collate "C", o.id limit ${OFFERED}::int`);
  const ids = found.map(({ id }) => id);
  return { goods: await readGoods(db, place.region.id, ids) };
}

/** An offer whose article goes on where a code ends; null where there is none. */
async function likeOf({ db }: Context, code: string): Promise<number | null> {
  const [found] = await db.query<{ id: number }>(sql`
    select o.id from offers o join products p on p.id = o.product_id and p.active
    where o.active and exists (select from unnest(o.bare_codes) own where starts_with(own, ${bareCode(code)}))
    order by o.article, o.id limit 1`);
  return found?.id ?? null;
}

interface Code {
  code: string;
  /** Offers that are sold, and that it may mean. */
  offers: number[];
}

/** What each code means: one offer, none or several. */
async function meantBy({ db, place }: Context, codes: readonly string[]): Promise<Code[]> {
  const byCode = await offersByCode(db, place.region.id, codes);
  return codes.map((code) => ({
    code,
    offers: (byCode.get(code) ?? []).flatMap(({ gone, offer }) => (gone ? [] : offer)),
  }));
}

/** Goods that pasted codes mean, each once, and the codes that mean none. */
export async function findPasted(
  context: Context,
  { text }: CheckedPayloadOf<'/api/tools/product-lists/articles'>,
): Promise<PastedGoods> {
  const meant = await meantBy(context, pastedArticles(text).slice(0, PASTED_MAX));
  const isOne = ({ offers: found }: Code) => found.length === 1;
  const offers = [...new Set(meant.filter(isOne).flatMap((one) => one.offers))];
  const lost = meant.filter((one) => !isOne(one));
  const likes = new Map<string, number | null>();
  for (const { code } of lost.filter((one) => one.offers.length === 0).slice(0, LIKE_MAX))
    likes.set(code, await likeOf(context, code));
  const goods = await readGoods(context.db, context.place.region.id, [
    ...offers,
    ...[...likes.values()].flatMap((like) => like ?? []),
  ]);
  const known = new Map(goods.map((good): [number, ListedGood] => [good.offer, good]));
  return {
    found: goods.slice(0, offers.length),
    unknown: lost.map(({ code, offers: found }) => ({
      ...{ text: code, several: found.length > 1, like: known.get(likes.get(code) ?? 0) ?? null },
    })),
  };
}
