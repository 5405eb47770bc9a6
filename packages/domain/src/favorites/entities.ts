import type { ProductCard, ProductImage } from '../catalog/index.ts';

/** A good that the buyer keeps and the region sells. */
export interface FavoriteItem extends ProductCard {
  /** When it was kept, ISO 8601 with offset. */
  addedAt: string;
  /** What the same offer cost in this region then, roubles; null where that is not known. */
  priceThen: number | null;
}

export const favoriteLosses = ['withdrawn', 'region'] as const;
/** Sold no more, or not in this region. */
export type FavoriteLoss = (typeof favoriteLosses)[number];

/** A good that the buyer keeps and cannot buy here. */
export interface LostFavorite {
  id: number;
  name: string;
  image: ProductImage | null;
  addedAt: string;
  reason: FavoriteLoss;
  /** Path of the section where goods like it are. */
  section: string;
}

/** All that the buyer keeps, the latest first. */
export interface FavoriteList {
  items: FavoriteItem[];
  lost: LostFavorite[];
  /** Both together. */
  total: number;
}
