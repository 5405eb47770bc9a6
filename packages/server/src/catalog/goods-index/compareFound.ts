import type { SearchSort } from '@siren/domain/catalog';
import type { IndexView } from './IndexView.ts';

type Compare = (a: number, b: number) => number;

/** Orders of offers that stand for goods: `compareListed` of the domain on columns. */
export function compareFound({ table, columns, now }: IndexView, sort: SearchSort): Compare {
  const { goodOf, hit, position, id, newUntil, createdAt } = table;
  const { price, quantity } = columns;
  const stocked: Compare = (a, b) => Number((quantity[b] ?? 0) > 0) - Number((quantity[a] ?? 0) > 0);
  const placed: Compare = (a, b) => {
    const [left, right] = [goodOf[a] ?? 0, goodOf[b] ?? 0];
    return (
      (hit[right] ?? 0) - (hit[left] ?? 0) ||
      (position[left] ?? 0) - (position[right] ?? 0) ||
      (id[left] ?? 0) - (id[right] ?? 0)
    );
  };
  const fresh: Compare = (a, b) => {
    const [left, right] = [goodOf[a] ?? 0, goodOf[b] ?? 0];
    const isNew = (good: number) => Number((newUntil[good] ?? 0) > now);
    return isNew(right) - isNew(left) || (createdAt[right] ?? 0) - (createdAt[left] ?? 0);
  };
  const popular: Compare = (a, b) => stocked(a, b) || placed(a, b);
  const cheap: Compare = (a, b) => (price[a] ?? 0) - (price[b] ?? 0);
  const orders: Record<SearchSort, Compare> = {
    relevance: () => 0,
    popular,
    'price-asc': (a, b) => cheap(a, b) || popular(a, b),
    'price-desc': (a, b) => cheap(b, a) || popular(a, b),
    new: (a, b) => stocked(a, b) || fresh(a, b) || placed(a, b),
  };
  return orders[sort];
}
