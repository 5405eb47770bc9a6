import { refusal } from '@siren/contract/errors';
import type { DeliveryOption, Product } from '@siren/domain/catalog';
import { badgesOf } from '@siren/domain/catalog';
import { readCards, shownBadges, toCard } from '../cards/index.ts';
import type { CardMeans, CardRow } from '../cards/index.ts';
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
  const { place, places, dateIn } = scene;
  const [services, all] = await Promise.all([scene.services(), places.stores(place.region.code)]);
  const stores = all.filter(({ city }) => city === place.city.code);
  const goods = [way.map(({ row }) => row.id)];
  return ({ exposition, stock, price }: VariantRow): DeliveryOption[] =>
    exposition || stock.length === 0
      ? []
      : deliveryOptions(services, { city: place.city, goods, dateIn, stores }, price);
};

/** Ids of the sections beside the product's own. */
const beside = (tree: SectionTree, node: SectionNode | undefined): number[] =>
  (node?.parent?.children ?? tree.tops)
    .filter((other) => other !== node && other.total > 0)
    .map(({ row }) => row.id);

/** Badges by variant: what is known of the good, with what the variant costs. */
const badgesIn =
  ({ is_new: isNew, hit: isHit, hand_badges: handBadges }: CardRow, { badges }: CardMeans) =>
  ({ price, old_price: oldPrice, exposition }: VariantRow) =>
    shownBadges(badgesOf({ isNew, isHit, handBadges, price, oldPrice, exposition }, badges));

const compose = async (scene: Scene, row: ProductRow, main: VariantRow): Promise<Product> => {
  const { db, region, now, place, places } = scene;
  const tree = await scene.tree();
  const node = tree.byId(row.section_id);
  const way = wayTo(node);
  const [related, stores, delivery, means] = await Promise.all([
    relatedOffers(db, region, { ...row, beside: beside(tree, node) }),
    places.stores(place.region.code),
    deliveryOf(scene, way),
    scene.cardMeans(),
  ]);
  const shown = [main.id, ...related.map(({ offer }) => offer)];
  const rows = await readCards(db, region, shown, now);
  const own = rows.find(({ offer }) => offer === main.id);
  // Taken out of the sale between two statements.
  if (!own) throw refusal('catalog.not_found');
  return toProduct({
    row,
    main,
    card: toCard(own, means),
    breadcrumbs: toBreadcrumbs(way),
    stores,
    badges: badgesIn(own, means),
    colorOf: means.colorOf,
    delivery,
    related: rows.filter((other) => other !== own).map((other) => toCard(other, means)),
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
