import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { changePrice, priceBack, priceHindrances, withBadge } from '@siren/domain/goods';
import type { GoodFilters, PriceChange, PriceFound, PricePreview, StaffGoodRow } from '@siren/domain/goods';
import { mockBulkSections } from './bulkSections.mock.ts';
import { selectedOf } from './goodJobs.ts';
import { keptPresses, resultOf } from './resultOf.mock.ts';

const REGION = 'Екатеринбург';
const SHOWN = 20;

/** The one price that a good has here. The feed says another one of what was set by hand. */
const foundOf = ({ price, oldPrice, byHand }: StaffGoodRow): PriceFound | null =>
  price === null
    ? null
    : { price, oldPrice, byHand, feed: { price: byHand ? price - 2_000 : price, oldPrice } };

const printOf = ({ price, oldPrice }: StaffGoodRow) => `${price}/${oldPrice}`;

function previewOf(goods: readonly StaffGoodRow[], change: PriceChange): PricePreview {
  const told: PricePreview = { goods: [], changed: 0, same: 0, first: [], refused: [], firstRefused: [] };
  for (const good of goods) {
    const found = foundOf(good);
    if (!found) continue;
    const outcome = changePrice(found, change);
    const { id, name, version, article } = good;
    const from = { price: found.price, oldPrice: found.oldPrice };
    const shown = { good: { id, name }, article, region: REGION, from };
    if (outcome.kind === 'same') told.same += 1;
    else if (outcome.kind === 'changed') {
      told.changed += 1;
      told.goods.push({ id, version, print: printOf(good) });
      if (told.first.length < SHOWN) told.first.push({ ...shown, to: outcome.to });
    } else told.firstRefused.push({ ...shown, why: outcome.why });
  }
  told.refused = priceHindrances.flatMap((why) => {
    const count = told.firstRefused.filter((one) => one.why === why).length;
    return count > 0 ? [{ why, count }] : [];
  });
  told.firstRefused = told.firstRefused.slice(0, SHOWN);
  return told;
}

/**
 * What a server with these goods does with many of them, by the rules of the domain.
 *
 * @param found those of a filter
 * @param lost the first change is made, and nobody hears of it
 */
export function mockBulkGoods(
  goods: StaffGoodRow[],
  found: (filters: GoodFilters, query: string) => StaffGoodRow[],
  lost: boolean,
) {
  const presses = keptPresses(lost);
  const before = new Map<string, StaffGoodRow>();
  const worn = new Map<number, readonly number[]>();
  return [
    ...mockBulkSections(goods),
    mockCall('/api/admin/catalog/select', ({ query, filters, count }) => {
      const those = found(filters, query);
      if (those.length !== count) throw staffRefusal('general.conflict');
      return { goods: those.map(selectedOf) };
    }),
    mockCall('/api/admin/catalog/preview-prices', ({ change, goods: ids }) =>
      previewOf(
        goods.filter(({ id }) => ids.includes(id)),
        change,
      ),
    ),
    mockCall('/api/admin/catalog/change-prices', ({ run, change, goods: seen }) =>
      presses.told(
        seen.map(({ id, version, print }) =>
          presses.once(`${run} ${id}`, () =>
            resultOf(goods, id, (good) => {
              const price = foundOf(good);
              if (!price || good.version !== version || printOf(good) !== print)
                throw staffRefusal('general.conflict');
              const outcome = changePrice(price, change);
              if (outcome.kind !== 'changed') return good;
              before.set(`${run} ${id}`, good);
              return { ...good, ...outcome.to, byHand: !outcome.back };
            }),
          ),
        ),
      ),
    ),
    mockCall('/api/admin/catalog/undo-prices', ({ run, goods: ids }) => ({
      results: ids.map((id) =>
        resultOf(goods, id, (good) => {
          const was = before.get(`${run} ${id}`);
          const price = was && foundOf(was);
          if (!was || !price) throw staffRefusal('good.no_way_back');
          if (good.version !== was.version + 1) throw staffRefusal('general.conflict');
          return { ...good, ...priceBack(price, price.feed), byHand: was.byHand };
        }),
      ),
    })),
    mockCall('/api/admin/catalog/change-badges', ({ badge, on, press, goods: seen }) =>
      presses.told(
        seen.map(({ id, version }) =>
          presses.once(`${press} ${id}`, () =>
            resultOf(goods, id, (good) => {
              const held = worn.get(id) ?? [];
              const next = withBadge(held, badge, on);
              if (next === held) return good;
              if (good.version !== version) throw staffRefusal('general.conflict');
              worn.set(id, next);
              return { ...good };
            }),
          ),
        ),
      ),
    ),
    mockCall('/api/admin/catalog/show', ({ hidden, press, goods: seen }) =>
      presses.told(
        seen.map(({ id, version }) =>
          presses.once(`${press} ${id}`, () =>
            resultOf(goods, id, (good) => {
              if ((good.state === 'hidden') === hidden) return good;
              if (good.version !== version) throw staffRefusal('general.conflict');
              return { ...good, state: hidden ? 'hidden' : 'sold' };
            }),
          ),
        ),
      ),
    ),
  ];
}
