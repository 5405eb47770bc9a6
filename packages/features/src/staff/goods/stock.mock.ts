import type { PayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { stockProblem } from '@siren/domain/goods';
import type { StaffGood, StoreStock } from '@siren/domain/goods';

type Wish = PayloadOf<'/api/admin/catalog/change-stock'>;

function mended(stock: StoreStock, wish: Wish, good: StaffGood): StoreStock {
  const { difference, reason } = wish;
  if (stockProblem({ free: stock.pieces, held: stock.held }, wish) === 'short')
    throw staffRefusal('good.stock_short', { data: good });
  const all = (stock.byHand?.difference ?? 0) + difference;
  const byHand = { difference: all, reason, by: 'Елена Ким', at: '2026-11-21T12:46:00+05:00' };
  return { ...stock, pieces: stock.pieces + difference, byHand: all === 0 ? null : byHand };
}

/** A good once the pieces in a store were changed, by the rule of the domain. */
export function withStock(good: StaffGood, wish: Wish): StaffGood {
  if (wish.version !== good.version) throw staffRefusal('general.conflict', { data: good });
  const variants = good.variants.map((variant) => ({
    ...variant,
    prices: variant.prices.map((price) => {
      const stores = price.stores.map((stock) =>
        variant.offer === wish.offer && stock.store.id === wish.store ? mended(stock, wish, good) : stock,
      );
      return { ...price, stores, pieces: stores.reduce((sum, { pieces }) => sum + pieces, 0) };
    }),
  }));
  return { ...good, variants, version: good.version + 1 };
}
