import { refusal } from '@siren/contract/errors';
import type { DeliveryOption, Product } from '@siren/domain/catalog';
import { readCards, toCard } from '../cards/index.ts';
import type { Scene } from '../Scene.ts';
import { toBreadcrumbs, wayTo } from '../tree/index.ts';
import type { SectionNode, SectionTree } from '../tree/index.ts';
import { deliveryOptions } from './deliveryOptions.ts';
import { readProduct } from './readProduct.ts';
import type { ProductRow, VariantRow } from './readProduct.ts';
import { refuseProduct } from './refuseProduct.ts';
import { relatedOffers } from './relatedOffers.ts';
import { mainVariant, toProduct } from './toProduct.ts';

/** Ways of delivery by variant: none of what cannot be ordered. */
const deliveryOf = async (scene: Scene, way: readonly SectionNode[]) => {
  const { place, dateIn } = scene;
  const services = await scene.services();
  const goods = [way.map(({ row }) => row.id)];
  return ({ exposition, stock, price }: VariantRow): DeliveryOption[] =>
    exposition || stock.length === 0
      ? []
      : deliveryOptions(services, { city: place.city, goods, dateIn }, price);
};

/** Ids of the sections beside the product's own. */
const beside = (tree: SectionTree, node: SectionNode | undefined): number[] =>
  (node?.parent?.children ?? tree.tops)
    .filter((other) => other !== node && other.total > 0)
    .map(({ row }) => row.id);

const compose = async (scene: Scene, row: ProductRow, main: VariantRow): Promise<Product> => {
  const { db, region, now, place, places } = scene;
  const tree = await scene.tree();
  const node = tree.byId(row.section_id);
  const way = wayTo(node);
  const [related, stores, delivery, dayOf] = await Promise.all([
    relatedOffers(db, region, { ...row, beside: beside(tree, node) }),
    places.stores(place.region.code),
    deliveryOf(scene, way),
    scene.deliveryDayOf(),
  ]);
  const shown = [main.id, ...related.map(({ offer }) => offer)];
  const cards = (await readCards(db, region, shown, now)).map((card) => toCard(card, dayOf));
  const card = cards.find(({ offer }) => offer === main.id);
  // Taken out of the sale between two statements.
  if (!card) throw refusal('catalog.not_found');
  return toProduct({
    row,
    main,
    card,
    breadcrumbs: toBreadcrumbs(way),
    stores,
    delivery,
    related: cards.filter((other) => other !== card),
  });
};

/** Ids of all products that a product's page shows. */
const shownIn = ({ id, related }: Product) => [id, ...related.map((card) => card.id)];

/**
 * The product at `path` as the region sells it.
 *
 * @throws ApiError catalog.not_found, with an `UnsoldProduct` where other regions sell it
 */
export function answerProduct(scene: Scene, path: string): Promise<Product> {
  return scene.remember(
    `product ${path}`,
    async () => {
      const row = await readProduct(scene.db, scene.region, path);
      const main = row && mainVariant(row.variants);
      if (!main) throw await refuseProduct(scene, path);
      return compose(scene, row, main);
    },
    (changes, step, product) =>
      product ? changes.productsChanged(shownIn(product), step) : changes.changed(step),
  );
}
