import type { ProductCard } from '@siren/domain/catalog';
import type { RankedGoods } from '../goods-index/index.ts';

const availabilityOf = ({ stock, exposition }: ProductCard) =>
  stock.status === 'out_of_stock' ? 0 : 1 + Number(!exposition);

/** Cards of these goods, in their order, as lists put them: see `RankedGoods.levels`. */
export function rankCards<Row extends { card: ProductCard }>(
  rows: readonly Row[],
  { products, levels }: RankedGoods,
): readonly Row[] {
  if (!levels) return rows;
  const levelOf = new Map(products.map((id, at) => [id, levels[at] ?? 0]));
  return rows.toSorted(
    ({ card: a }, { card: b }) =>
      (levelOf.get(b.id) ?? 0) - (levelOf.get(a.id) ?? 0) || availabilityOf(b) - availabilityOf(a),
  );
}
