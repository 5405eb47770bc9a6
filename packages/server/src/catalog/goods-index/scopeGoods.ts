import type { GoodsTable } from './GoodsTable.ts';
import type { ListingScope } from './ListingScope.ts';

const inSections = ({ goods, alive, section }: GoodsTable, sections: readonly number[]): Int32Array => {
  const wanted = new Set(sections);
  const found = new Int32Array(goods);
  let count = 0;
  for (let good = 0; good < goods; good += 1) {
    if (alive[good] === 0 || !wanted.has(section[good] ?? 0)) continue;
    found[count] = good;
    count += 1;
  }
  return found.subarray(0, count);
};

/** Numbers of the goods of a scope, each once; ranked ones in their order. */
export function scopeGoods(table: GoodsTable, scope: ListingScope): Int32Array {
  if ('sections' in scope) return inSections(table, scope.sections);
  return Int32Array.from(new Set(scope.products.flatMap((id) => table.byId.get(id) ?? [])));
}
