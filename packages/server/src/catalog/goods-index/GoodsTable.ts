import { grown } from './grown.ts';
import type { IndexedGood } from './IndexedGood.ts';
import { marksOf } from './marks.ts';

/** What an offer says in every region: the numbers of its traits, and of their values beside them. */
export interface OfferNumbers {
  traits: readonly number[];
  values: readonly number[];
}

/** What offers cost in one region and how many there are; by number of the offer. */
export interface RegionColumns {
  /** Roubles; 0 where the region does not sell it. */
  price: Float64Array;
  /** Roubles; 0 where there is none. */
  oldPrice: Float64Array;
  quantity: Int32Array;
  marks: Uint8Array;
}

/**
 * Goods in columns: a good is a number, its offers stand together, and so do the numbers of an offer's traits. A good
 * that changes is written anew at the end; what stood before is dead until the table is packed.
 */
export interface GoodsTable {
  /** Numbers in use, those of dead goods among them. */
  goods: number;
  offers: number;
  /** Goods that are not dead, by their ids. */
  byId: Map<number, number>;
  /** By number of the good. */
  id: Int32Array;
  section: Int32Array;
  position: Int32Array;
  hit: Uint8Array;
  alive: Uint8Array;
  createdAt: Float64Array;
  newUntil: Float64Array;
  /** First offer; that of the next good is where its offers end. */
  firstOffer: Int32Array;
  /** By number of the offer. */
  offerId: Int32Array;
  goodOf: Int32Array;
  exposition: Uint8Array;
  pictured: Uint8Array;
  firstTrait: Int32Array;
  traits: Int32Array;
  /** Numbers of the traits' values, beside them. */
  values: Int32Array;
  regions: Map<number, RegionColumns>;
}

export function createGoodsTable(): GoodsTable {
  return {
    goods: 0,
    offers: 0,
    byId: new Map(),
    id: new Int32Array(16),
    section: new Int32Array(16),
    position: new Int32Array(16),
    hit: new Uint8Array(16),
    alive: new Uint8Array(16),
    createdAt: new Float64Array(16),
    newUntil: new Float64Array(16),
    firstOffer: new Int32Array(17),
    offerId: new Int32Array(16),
    goodOf: new Int32Array(16),
    exposition: new Uint8Array(16),
    pictured: new Uint8Array(16),
    firstTrait: new Int32Array(17),
    traits: new Int32Array(64),
    values: new Int32Array(64),
    regions: new Map(),
  };
}

const OF_GOODS = ['id', 'section', 'position', 'hit', 'alive', 'createdAt', 'newUntil'] as const;
const OF_OFFERS = ['offerId', 'goodOf', 'exposition', 'pictured'] as const;
const OF_REGIONS = ['price', 'oldPrice', 'quantity', 'marks'] as const;

const growColumns = <Key extends string>(
  columns: Record<Key, Int32Array | Float64Array | Uint8Array>,
  keys: readonly Key[],
  length: number,
) => {
  for (const key of keys) columns[key] = grown(columns[key], length);
};

/** Makes room for one more good with so many offers. */
const makeRoom = (table: GoodsTable, offers: number) => {
  growColumns(table, OF_GOODS, table.goods + 1);
  growColumns(table, OF_OFFERS, table.offers + offers);
  table.firstOffer = grown(table.firstOffer, table.goods + 2);
  table.firstTrait = grown(table.firstTrait, table.offers + offers + 1);
  for (const columns of table.regions.values()) growColumns(columns, OF_REGIONS, table.offers + offers);
};

const columnsOf = (table: GoodsTable, region: number): RegionColumns => {
  const known = table.regions.get(region);
  if (known) return known;
  const { length } = table.offerId;
  const columns = {
    price: new Float64Array(length),
    oldPrice: new Float64Array(length),
    quantity: new Int32Array(length),
    marks: new Uint8Array(length),
  };
  table.regions.set(region, columns);
  return columns;
};

const addOffer = (
  table: GoodsTable,
  { isHit }: IndexedGood,
  { id, exposition, pictured, sold }: IndexedGood['offers'][number],
  { traits, values }: OfferNumbers,
) => {
  const offer = table.offers;
  table.offers += 1;
  table.offerId[offer] = id;
  table.goodOf[offer] = table.goods;
  table.exposition[offer] = Number(exposition);
  table.pictured[offer] = Number(pictured);
  for (const one of sold) {
    const columns = columnsOf(table, one.region);
    columns.price[offer] = one.price;
    columns.oldPrice[offer] = one.oldPrice ?? 0;
    columns.quantity[offer] = one.quantity;
    columns.marks[offer] = marksOf(one, { exposition, isHit });
  }
  const first = table.firstTrait[offer] ?? 0;
  table.traits = grown(table.traits, first + traits.length);
  table.traits.set(traits, first);
  table.values = grown(table.values, first + traits.length);
  table.values.set(values, first);
  table.firstTrait[offer + 1] = first + traits.length;
};

/** Adds a good that is not in the table. `numbersOf` gives what an offer says. */
export function addGood(
  table: GoodsTable,
  good: IndexedGood,
  numbersOf: (offer: IndexedGood['offers'][number], at: number) => OfferNumbers,
): void {
  makeRoom(table, good.offers.length);
  const number = table.goods;
  table.id[number] = good.id;
  table.section[number] = good.section;
  table.position[number] = good.position;
  table.hit[number] = Number(good.isHit);
  table.alive[number] = 1;
  table.createdAt[number] = good.createdAt;
  table.newUntil[number] = good.newUntil;
  for (const [at, offer] of good.offers.entries()) addOffer(table, good, offer, numbersOf(offer, at));
  table.byId.set(good.id, number);
  table.goods += 1;
  table.firstOffer[table.goods] = table.offers;
}

/** Takes a good out; gives the section that it was in, if it was there at all. */
export function removeGood(table: GoodsTable, id: number): number | undefined {
  const number = table.byId.get(id);
  if (number === undefined) return undefined;
  table.byId.delete(id);
  table.alive[number] = 0;
  return table.section[number];
}
