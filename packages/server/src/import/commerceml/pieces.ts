import { sql } from '../../db/index.ts';
import type { FeedPiece, RawCategory } from '../feed/index.ts';
import { offerOf } from './offerOf.ts';
import type { Dictionaries } from './offerOf.ts';
import { keptOf, offersOfGoods, waitingGoods } from './records.ts';
import type { RecordsOf } from './records.ts';
import type { GroupTold, NamedTold, PictureTold, PriceTypeTold, PropertyTold } from './told.ts';

/** Goods that are put together at a time. */
const GOODS = 500;

/** Codes of the region's stores by ids of warehouses: a warehouse is the store whose code is its id, or that has its name. */
async function storesOf(of: RecordsOf): Promise<Map<string, string>> {
  const stores = await of.db.query<{ code: string; name: string }>(
    sql`select s.code, s.name from stores s join cities c on c.id = s.city_id where c.region_id = ${of.region}`,
  );
  const byName = new Map(stores.map(({ code, name }) => [name.trim().toLowerCase(), code]));
  const warehouses = await keptOf<NamedTold>(of, 'store');
  return new Map([
    ...warehouses.flatMap(({ id, told }): [string, string][] => {
      const code = byName.get(told.name?.toLowerCase() ?? '');
      return code === undefined ? [] : [[id, code]];
    }),
    ...stores.map(({ code }): [string, string] => [code, code]),
  ]);
}

const readDictionaries = async (of: RecordsOf, groups: readonly RawCategory[]): Promise<Dictionaries> => ({
  groups: new Set(groups.map(({ id }) => id)),
  properties: new Map((await keptOf<PropertyTold>(of, 'property')).map(({ id, told }) => [id, told])),
  priceTypes: await keptOf<PriceTypeTold>(of, 'price'),
  stores: await storesOf(of),
  pictures: new Map((await keptOf<PictureTold>(of, 'picture')).map(({ id, told }) => [id, told.url])),
});

/**
 * What waits of all that was told, as a YML feed would bring it: all groups, and every offer of the goods that something was
 * told of. Offers without a price wait on; `onPriceless` hears how many they are.
 */
export async function* waitingPieces(
  of: RecordsOf,
  onPriceless: (count: number) => void,
): AsyncGenerator<FeedPiece> {
  const groups = await keptOf<GroupTold>(of, 'group');
  const categories = groups.map(({ id, line, told }) => ({
    ...{ id, line },
    parentId: told.parent ?? '',
    name: told.name ?? '',
  }));
  yield { currencies: [], categories, offers: [], promos: [] };
  const dictionaries = await readDictionaries(of, categories);
  const goods = await waitingGoods(of);
  let priceless = 0;
  for (let from = 0; from < goods.length; from += GOODS) {
    const kept = await offersOfGoods(of, goods.slice(from, from + GOODS));
    const offers = kept.flatMap((own) => offerOf(own, dictionaries) ?? []);
    priceless += kept.length - offers.length;
    yield { currencies: [], categories: [], offers, promos: [] };
  }
  if (priceless > 0) onPriceless(priceless);
}
