import {
  choicesOf,
  describeFacets,
  ownFilters,
  pageCount,
  pinsIn,
  SECTION_PAGE_SIZE,
  showFacets,
} from '@siren/domain/catalog';
import type { FacetShape, KnownBadge, Listing, ListingQuery } from '@siren/domain/catalog';
import { availableFirst } from './availableFirst.ts';
import { collectStats } from './collectStats.ts';
import { compareFound } from './compareFound.ts';
import { countSections } from './countSections.ts';
import type { SectionCount } from './countSections.ts';
import { addGood, createGoodsTable, removeGood } from './GoodsTable.ts';
import type { GoodsTable, RegionColumns } from './GoodsTable.ts';
import type { IndexedGood } from './IndexedGood.ts';
import type { IndexView } from './IndexView.ts';
import { isVariant } from './isVariant.ts';
import type { ListingScope } from './ListingScope.ts';
import { createMarkNumbers } from './marks.ts';
import { matchGoods } from './matchGoods.ts';
import { createOfferNumbers } from './offerNumbers.ts';
import { pinnedOffers } from './pinnedOffers.ts';
import { packTable } from './packTable.ts';
import { scopeGoods } from './scopeGoods.ts';
import { selectRange } from './selectRange.ts';
import { createShapeMemory } from './createShapeMemory.ts';
import { createTraitBook } from './TraitBook.ts';

/** A page of a list, its cards still to be read. */
export interface IndexPage extends Omit<Listing, 'items'> {
  /** Ids of the offers that the cards show. */
  offers: number[];
  /** Those among them that do not stand for their goods where nothing is chosen, see `ListedCard.variant`. */
  variants: ReadonlySet<number>;
}

export interface GoodsIndex {
  /** Takes in a good as it is now; gives the section that it was in before, if it was there. */
  put(good: IndexedGood): number | undefined;
  /** Takes a good out; gives the section that it was in, if it was there. */
  remove(id: number): number | undefined;
  /** `listGoods` of the domain for the goods of `scope` that the region sells. */
  list(region: number, scope: ListingScope, query: ListingQuery, now: Date): IndexPage;
  /** What the region sells, by section. */
  sections(region: number): Map<number, SectionCount>;
}

/** Dead goods below which nothing is packed. */
const DEAD_MIN = 2_000;

const nothingSold: RegionColumns = {
  price: new Float64Array(),
  oldPrice: new Float64Array(),
  quantity: new Int32Array(),
  marks: new Uint8Array(),
};

const NONE_ASKED: ReadonlyMap<number, number> = new Map();
const askedIn = (scope: ListingScope) => ('products' in scope && scope.offers) || NONE_ASKED;

/** Whether half of the table is of goods that changed or went, and `least` at least. */
function isWorthPacking({ goods, byId }: GoodsTable, least: number): boolean {
  const dead = goods - byId.size;
  return dead >= least && dead * 2 >= goods;
}

/** The facets that the goods of a list make. */
function shapesOf(view: IndexView, goods: Int32Array): FacetShape[] {
  const { stats, list } = collectStats(view, goods);
  return describeFacets(stats, list);
}

/** Offers that stand on a page, in the query's order. */
function offersOfPage(
  view: IndexView,
  offers: Int32Array,
  scope: ListingScope,
  { page, sort, pins }: Pick<ListingQuery, 'page' | 'sort'> & { pins: readonly number[] },
): number[] {
  const { pinned, others } = pinnedOffers(view.table, offers, pins);
  const start = (page - 1) * SECTION_PAGE_SIZE;
  const end = start + SECTION_PAGE_SIZE;
  const [from, to] = [start, end].map((at) => Math.max(0, at - pinned.length)) as [number, number];
  const rest =
    sort === 'relevance'
      ? [...availableFirst(view, others, scope, to).subarray(from, to)]
      : selectRange(others, from, to, compareFound(view, sort));
  return [...pinned.slice(start, end), ...rest];
}

/**
 * An index in memory that answers lists of goods of every region.
 *
 * @param badges those of the shop: who has others makes another index
 * @param deadMin goods that changed or went before it is packed, which takes some ms for a hundred thousand
 */
export function createGoodsIndex(badges: readonly KnownBadge[], deadMin = DEAD_MIN): GoodsIndex {
  let table = createGoodsTable();
  let book = createTraitBook();
  let markNumbers = createMarkNumbers(book, badges);
  let numbersOf = createOfferNumbers(book, badges);
  const shapes = createShapeMemory();

  const pack = () => {
    if (!isWorthPacking(table, deadMin)) return;
    ({ table, book } = packTable(table, book));
    markNumbers = createMarkNumbers(book, badges);
    numbersOf = createOfferNumbers(book, badges);
  };
  const viewOf = (region: number, now: Date): IndexView => ({
    table,
    book,
    markNumbers,
    columns: table.regions.get(region) ?? nothingSold,
    now: now.getTime(),
  });
  const idsOf = (offers: readonly number[]) => offers.map((offer) => table.offerId[offer] ?? 0);
  const take = (id: number) => {
    const section = removeGood(table, id);
    if (section !== undefined) shapes.changed(section);
    pack();
    return section;
  };

  return {
    put(good) {
      const before = take(good.id);
      if (good.offers.length > 0) addGood(table, good, (offer) => numbersOf(good, offer));
      shapes.changed(good.section);
      return before;
    },
    remove: take,
    list(region, scope, query, now) {
      const view = viewOf(region, now);
      const goods = scopeGoods(table, scope);
      const list = { region, scope, now: view.now };
      const facets = shapes.remember(list, { table, goods }, () => shapesOf(view, goods));
      const filters = ownFilters(facets, query.filters);
      const choices = choicesOf(facets, filters);
      const { offers, counts, prices } = matchGoods(view, goods, choices, query, askedIn(scope));
      const pages = pageCount(offers.length);
      const page = Math.min(query.page, pages);
      const shown = offersOfPage(view, offers, scope, { ...query, page, pins: pinsIn(query, filters) });
      return {
        filters,
        facets: showFacets(facets, choices, (facet, value) => counts[book.value(facet, value) ?? -1] ?? 0),
        prices,
        offers: idsOf(shown),
        variants: new Set(idsOf(shown.filter((offer) => isVariant(view, offer)))),
        total: offers.length,
        page,
        pages,
        sort: query.sort,
      };
    },
    sections: (region) => countSections(table, table.regions.get(region) ?? nothingSold),
  };
}
