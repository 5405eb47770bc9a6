import type { Facet, Listing, ListingQuery, ProductCard, SectionLink } from '@siren/domain/catalog';
import type { Context, Handlers } from '../http/index.ts';
import { createAnswerCache, followCatalog } from './cache/index.ts';
import type { ListenToCatalog } from './cache/index.ts';
import { bestOffers, markFavorites, rankCards, readCards, toCard } from './cards/index.ts';
import { answerFooter, answerHome, answerPromo, cardsOf, composeDraft, mapCards } from './home/index.ts';
import type { ComposedDraft, DraftPage } from './home/index.ts';
import { answerListing } from './listing/index.ts';
import type { RankedGoods } from './listing/index.ts';
import { answerProduct } from './product/index.ts';
import { createGoodsMemory } from './goods/index.ts';
import { createScene } from './Scene.ts';
import type { Scene } from './Scene.ts';
import { answerFacets, answerSection } from './section/index.ts';
import { topLinks, toSection } from './tree/index.ts';
import type { SectionTree } from './tree/index.ts';

type CatalogPath =
  | '/api/home'
  | '/api/promo'
  | '/api/catalog/sections'
  | '/api/catalog/section'
  | '/api/catalog/product'
  | '/api/catalog/cards';

/** A card of what was asked for. */
export interface FoundCard {
  card: ProductCard;
  /** See `ListedCard.variant`. */
  variant: boolean;
}

export interface Catalog {
  handlers: Pick<Handlers, CatalogPath>;
  /** Sections of the menu, for app info: the top of the tree, or what is below it where the top is one section. */
  menu(context: Context): Promise<SectionLink[]>;
  /** Pages that the foot of the shop leads to, for app info. */
  footer(context: Context): Promise<{ path: string; title: string }[]>;
  /** What shoppers of the place would see of a page that is not published. */
  draft(context: Context, page: DraftPage): Promise<ComposedDraft>;
  /**
   * Cards of these products, in their order, as nobody's favourites; those that the place does not sell are left out.
   */
  cards(context: Context, products: readonly number[]): Promise<ProductCard[]>;
  /** The same, each of the offer that says most of what is asked for, ordered as `RankedGoods.levels` tells. */
  found(context: Context, goods: RankedGoods): Promise<readonly FoundCard[]>;
  /**
   * A page of these products, the most relevant first, as nobody's favourites. The same `key` stands for the same
   * products.
   */
  list(context: Context, goods: RankedGoods & { key: string }, query: ListingQuery): Promise<Listing>;
  /** All filters that goods of these sections have, in the order that the shop gives them. */
  facets(context: Context, sections: readonly number[]): Promise<Facet[]>;
  /** The sections of the place. */
  tree(context: Context): Promise<SectionTree>;
  close(): Promise<void>;
}

export interface CatalogOptions {
  /**
   * How changes of the catalogue are heard of, those of other processes included. Without it nothing is kept
   * in memory and every answer is read from the database.
   */
  listen?: ListenToCatalog;
}

/** Cards of goods that were found, the most relevant first. */
async function foundIn(
  { db, region, now, cardMeans }: Scene,
  goods: RankedGoods,
): Promise<readonly FoundCard[]> {
  const [best, means] = await Promise.all([bestOffers(db, region, goods), cardMeans()]);
  const variants = new Set(best.filter(({ variant }) => variant).map(({ offer }) => offer));
  const rows = await readCards(
    db,
    region,
    best.map(({ offer }) => offer),
    now,
  );
  const found = rows.map((row) => ({ card: toCard(row, means), variant: variants.has(row.offer) }));
  return rankCards(found, goods);
}

/** The calls of the catalogue. Answers are shared by all visitors; only the favourites are a visitor's own. */
export function createCatalog({ listen }: CatalogOptions = {}): Catalog {
  const memory = { answers: createAnswerCache(), goods: createGoodsMemory() };
  const following = listen && followCatalog(memory.answers, listen, memory.goods);
  const sceneOf = (context: Context) => createScene(context, memory);
  const foundCards = (context: Context, goods: RankedGoods) => foundIn(sceneOf(context), goods);
  const cardsOfProducts = async (context: Context, products: readonly number[]) =>
    (await foundCards(context, { products })).map(({ card }) => card);

  return {
    handlers: {
      async '/api/home'(context) {
        const { blocks, seo } = await answerHome(sceneOf(context));
        const mark = await markFavorites(context, cardsOf(blocks));
        return { blocks: mapCards(blocks, mark), seo };
      },
      async '/api/promo'(context, { path }) {
        const promo = await answerPromo(sceneOf(context), path);
        const mark = await markFavorites(context, cardsOf(promo.blocks));
        return { ...promo, blocks: mapCards(promo.blocks, mark) };
      },
      async '/api/catalog/sections'(context) {
        const { tops } = await sceneOf(context).tree();
        return { sections: tops.filter(({ total }) => total > 0).map((top) => toSection(top, 1)) };
      },
      async '/api/catalog/section'(context, payload) {
        const answer = await answerSection(sceneOf(context), payload);
        const mark = await markFavorites(context, answer.items);
        return { ...answer, items: answer.items.map(mark) };
      },
      async '/api/catalog/product'(context, { path }) {
        const product = await answerProduct(sceneOf(context), path);
        const mark = await markFavorites(context, [product, ...product.related]);
        return { ...mark(product), related: product.related.map(mark) };
      },
      async '/api/catalog/cards'(context, { ids }) {
        const items = await cardsOfProducts(context, ids);
        const mark = await markFavorites(context, items);
        return { items: items.map(mark) };
      },
    },
    menu: async (context) => topLinks(await sceneOf(context).tree()),
    footer: (context) => answerFooter(sceneOf(context)),
    draft: (context, page) => composeDraft(sceneOf(context), page),
    cards: cardsOfProducts,
    found: foundCards,
    list(context, { key, ...goods }, query) {
      const scene = sceneOf(context);
      return scene.remember(`list ${key} ${JSON.stringify(query)}`, () => answerListing(scene, goods, query));
    },
    facets: (context, sections) => answerFacets(sceneOf(context), sections),
    tree: (context) => sceneOf(context).tree(),
    close: async () => following?.close(),
  };
}
