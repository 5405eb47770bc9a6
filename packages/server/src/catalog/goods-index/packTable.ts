import { addGood, createGoodsTable } from './GoodsTable.ts';
import type { GoodsTable } from './GoodsTable.ts';
import type { SoldIn } from './IndexedGood.ts';
import { createTraitBook } from './TraitBook.ts';
import type { TraitBook } from './TraitBook.ts';

const soldIn = ({ regions }: GoodsTable, offer: number): SoldIn[] =>
  [...regions].flatMap(([region, { price, oldPrice, quantity }]) => {
    const now = price[offer] ?? 0;
    if (now === 0) return [];
    return [{ region, price: now, oldPrice: oldPrice[offer] || null, quantity: quantity[offer] ?? 0 }];
  });

/** The same goods in columns without the dead, and a book of the traits that they still have. */
export function packTable(from: GoodsTable, book: TraitBook): { table: GoodsTable; book: TraitBook } {
  const table = createGoodsTable();
  const packed = createTraitBook();
  const numbers = new Map<number, number>();
  const numberOf = (trait: number) => {
    const known = numbers.get(trait);
    if (known !== undefined) return known;
    const old = book.traits[trait];
    if (!old) throw new Error('A trait that the book does not have');
    const number = packed.add(old);
    numbers.set(trait, number);
    return number;
  };
  for (const good of from.byId.values()) {
    const offers = Array.from(
      { length: (from.firstOffer[good + 1] ?? 0) - (from.firstOffer[good] ?? 0) },
      (_, at) => (from.firstOffer[good] ?? 0) + at,
    );
    addGood(
      table,
      {
        id: from.id[good] ?? 0,
        section: from.section[good] ?? 0,
        brand: null,
        handBadges: [],
        isHit: from.hit[good] === 1,
        newUntil: from.newUntil[good] ?? 0,
        createdAt: from.createdAt[good] ?? 0,
        position: from.position[good] ?? 0,
        offers: offers.map((offer) => ({
          id: from.offerId[offer] ?? 0,
          exposition: from.exposition[offer] === 1,
          pictured: from.pictured[offer] === 1,
          params: [],
          options: [],
          sold: soldIn(from, offer),
        })),
      },
      (_, at) => {
        const offer = offers[at] ?? 0;
        const own = from.traits.subarray(from.firstTrait[offer], from.firstTrait[offer + 1]);
        const traits = Array.from(own, numberOf);
        return { traits, values: traits.map((trait) => packed.valueOf[trait] ?? 0) };
      },
    );
  }
  return { table, book: packed };
}
