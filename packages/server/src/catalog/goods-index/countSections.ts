import type { GoodsTable, RegionColumns } from './GoodsTable.ts';

/** What a region sells in one section, the sections below not counted. */
export interface SectionCount {
  total: number;
  /** The lowest price, roubles. */
  minPrice: number;
  /** Id of the offer whose picture stands for the section: of the most popular good that has one; null without. */
  face: number | null;
}

interface Face {
  good: number;
  offer: number;
}

/** Whether `a` comes before `b` in «popular», stock apart: a face must not change with every order. */
const isBefore = ({ hit, position, id }: GoodsTable, a: number, b: number) => {
  const difference =
    (hit[b] ?? 0) - (hit[a] ?? 0) || (position[a] ?? 0) - (position[b] ?? 0) || (id[a] ?? 0) - (id[b] ?? 0);
  return difference < 0;
};

/** The lowest price and the first offer of a good that the region sells; null where it sells none. */
const soldOf = (table: GoodsTable, { price }: RegionColumns, good: number) => {
  let sold: { price: number; offer: number } | null = null;
  const end = table.firstOffer[good + 1] ?? 0;
  for (let offer = table.firstOffer[good] ?? 0; offer < end; offer += 1) {
    const own = price[offer] ?? 0;
    if (own === 0) continue;
    if (sold === null) sold = { price: own, offer };
    else sold.price = Math.min(sold.price, own);
  }
  return sold;
};

/** What the region sells, by section. */
export function countSections(table: GoodsTable, columns: RegionColumns): Map<number, SectionCount> {
  const counts = new Map<number, SectionCount>();
  const faces = new Map<number, Face>();
  for (const good of table.byId.values()) {
    const sold = soldOf(table, columns, good);
    if (sold === null) continue;
    const section = table.section[good] ?? 0;
    const count = counts.get(section);
    if (count) {
      count.total += 1;
      count.minPrice = Math.min(count.minPrice, sold.price);
    } else counts.set(section, { total: 1, minPrice: sold.price, face: null });
    const face = faces.get(section);
    const isFace = table.pictured[sold.offer] === 1 && (!face || isBefore(table, good, face.good));
    if (isFace) faces.set(section, { good, offer: sold.offer });
  }
  for (const [section, { offer }] of faces) {
    const count = counts.get(section);
    if (count) count.face = table.offerId[offer] ?? null;
  }
  return counts;
}
