import type { CardBadge } from './badges.ts';

/**
 * A picture of a good. The addresses may hold `{width}`: then `widths` says which values there are,
 * else the address is one picture of `width` pixels.
 */
export interface ProductImage {
  webp: string;
  jpeg: string;
  /** Natural size in pixels. */
  width: number;
  height: number;
  alt: string;
  widths: number[];
  /** The soft background that the good stands on; null for a photo with its own. */
  tile: Tile | null;
  /** The same picture for the dark theme; a photo has none and is shown as it is. */
  dark?: { webp: string; jpeg: string };
}

export const tiles = ['sand', 'mist', 'sage', 'lilac', 'clay', 'stone', 'linen', 'slate'] as const;
export type Tile = (typeof tiles)[number];

export const stockStatuses = ['in_stock', 'few', 'out_of_stock'] as const;
export type StockStatus = (typeof stockStatuses)[number];

/** What can be bought in the current region, all its stores together. */
export interface Stock {
  status: StockStatus;
  /** Pieces. */
  quantity: number;
}

/** A colour that the good is made in. */
export interface ColorDot {
  name: string;
  /** `#rrggbb` */
  hex: string;
}

/** What a card of a list shows. Money in roubles. */
export interface ProductCard {
  id: number;
  path: string;
  /** The offer that «В корзину» adds. */
  offer: number;
  name: string;
  /** A name short enough for two lines of a phone's card. */
  shortName: string;
  brand: string | null;
  article: string;
  price: number;
  oldPrice: number | null;
  images: ProductImage[];
  /** In the order to show. */
  badges: CardBadge[];
  stock: Stock;
  /** Shown in a store only: cannot be ordered for the home (behaviour cart-5, cart.exposition_only). */
  exposition: boolean;
  favorite: boolean;
  colors: ColorDot[];
  /** Nearest delivery to the current city, ISO 8601 date (yyyy-mm-dd); null where it is out of stock or not brought. */
  deliveryDate: string | null;
}

export interface ProductParam {
  name: string;
  value: string;
  unit: string | null;
  group: string;
}

/** One buyable variant of a product (an offer). */
export interface ProductVariant {
  offer: number;
  article: string;
  /** What tells it from its siblings, e.g. {«Обивка»: «велюр, шалфей»}; in the order to show. */
  options: { name: string; value: string; hex: string | null }[];
  price: number;
  oldPrice: number | null;
  stock: Stock;
  exposition: boolean;
  /** In the order to show. */
  badges: CardBadge[];
  images: ProductImage[];
  params: ProductParam[];
  /** Stores of the region that have it, those with the most pieces first. */
  stores: StoreStock[];
  /** How it reaches the current city; empty where it cannot be ordered. */
  delivery: DeliveryOption[];
}

export interface StoreStock {
  store: number;
  status: StockStatus;
  quantity: number;
}

/** How and when the good reaches the current city. Prices in roubles, dates ISO 8601 (yyyy-mm-dd). */
export interface DeliveryOption {
  code: string;
  /** It is brought; else the buyer fetches it from a store. */
  brought: boolean;
  name: string;
  price: number;
  date: string;
  note: string;
}

/** What kinds of papers come with goods. */
export const documentTypes = ['instruction', 'certificate', 'passport', 'warranty', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** A paper that comes with a good. */
export interface ProductDocument {
  type: DocumentType;
  name: string;
  url: string;
  /** «PDF»; null where the address does not tell it. */
  format: string | null;
  /** null while nobody has read the file. */
  bytes: number | null;
}

/** A film about a good, with its words for those who do not hear it. */
export interface ProductVideo {
  url: string;
  /** MIME type; null where it is not known. */
  type: string | null;
  /** Address of its captions in Russian, WebVTT; null where there are none. */
  captions: string | null;
}

export interface Breadcrumb {
  name: string;
  path: string;
}

/** What a refusal of `/api/catalog/product` tells of a good that is sold, only not in this region. */
export interface UnsoldProduct {
  name: string;
  /** null for a good that has no picture. */
  image: ProductImage | null;
  /** Sections above it that have something to sell here. */
  breadcrumbs: Breadcrumb[];
  /** Ids of goods of its section that are in stock here. */
  similar: number[];
}

export interface Seo {
  title: string;
  description: string;
  /** The one address of the page, without origin. */
  canonical: string;
}

export interface Product extends ProductCard {
  description: string;
  breadcrumbs: Breadcrumb[];
  variants: ProductVariant[];
  /** All stores of the region with what they hold of the card's own offer. */
  stores: StoreStock[];
  /** How the card's own offer reaches the current city. */
  delivery: DeliveryOption[];
  video: ProductVideo | null;
  documents: ProductDocument[];
  related: ProductCard[];
  seo: Seo;
}

export interface SectionLink {
  id: number;
  path: string;
  name: string;
  /** Goods in it and below it that the current region sells. */
  total: number;
  image: ProductImage | null;
}

export interface Section extends SectionLink {
  breadcrumbs: Breadcrumb[];
  children: SectionLink[];
  seo: Seo;
}

export const sectionSorts = ['popular', 'price-asc', 'price-desc', 'new'] as const;
export type SectionSort = (typeof sectionSorts)[number];
