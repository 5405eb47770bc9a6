import type { AuditEntry } from '../audit/index.ts';
import type { ProductImage } from '../catalog/index.ts';
import type { FedParam } from './mendParams.ts';
import type { GoodFilm } from './film.ts';
import type { GoodPaper } from './papers.ts';
import type { GoodState } from './goodFilters.ts';
import type { SetPicture } from './pictures.ts';
import type { StockReason } from './changeStock.ts';
import type { SectionHindrance } from './moveGood.ts';
import type { PriceHindrance, PricePair } from './priceChange.ts';

/** A good as a row of the staff's list. */
export interface StaffGoodRow {
  id: number;
  /** Address of its page in the shop. */
  path: string;
  name: string;
  brand: string | null;
  /** Id of the variant that bears the code that was typed; null where none was, or none does. */
  variant: number | null;
  /** Of that variant, else of the first one. */
  article: string;
  /** How many variants it is sold in. */
  variants: number;
  section: string;
  /** The least of its variants in the region that staff look at, roubles; null where it is not sold there. */
  price: number | null;
  oldPrice: number | null;
  /** Pieces in all stores of the shop. */
  pieces: number;
  image: ProductImage | null;
  state: GoodState;
  /** Whether staff set something of it themselves. */
  byHand: boolean;
  /** Grows with every change by staff. */
  version: number;
}

/** Goods that can be selected by a filter at most. */
export const GOODS_SELECTED_MAX = 10_000;

/** A good that is selected in the list, with what work on many of them has to know. */
export interface SelectedGood {
  id: number;
  version: number;
  name: string;
  hidden: boolean;
}

/** A price as it is before a change. */
interface PriceShown {
  good: { id: number; name: string };
  article: string;
  region: string;
  from: PricePair;
}

/** A price before a change and after it. */
export interface ChangingPrice extends PriceShown {
  to: PricePair;
}

/** A price that a change leaves, and why. */
export interface StayingPrice extends PriceShown {
  why: PriceHindrance;
}

/** What a change of many prices would do. */
export interface PricePreview {
  /** Those that would change, as they are now. `print` tells their prices from any others. */
  goods: { id: number; version: number; print: string }[];
  /** Prices that would change. */
  changed: number;
  /** Prices that are so already. */
  same: number;
  /** The first of those that would change. */
  first: ChangingPrice[];
  /** How many cannot change, by the reason. */
  refused: { why: PriceHindrance; count: number }[];
  /** The first of those that cannot. */
  firstRefused: StayingPrice[];
}

/** A good whose section changes, by ids of sections. */
export interface MovingGood {
  id: number;
  version: number;
  from: number;
  to: number;
}

/** What a move of many goods would do. */
export interface SectionPreview {
  /** Those that would change. */
  goods: MovingGood[];
  /** Goods that are so already. */
  same: number;
  /** The first of those that would change, by ids of sections. */
  first: { good: { id: number; name: string }; from: number; to: number }[];
  /** How many stay, by the reason. */
  refused: { why: SectionHindrance; count: number }[];
  /** The first of those that stay. */
  firstRefused: { good: { id: number; name: string }; from: number; why: SectionHindrance }[];
}

/** What of a good staff may set; what they did not set is the feed's. */
export const handFields = ['name', 'brand', 'section', 'description'] as const;
export type HandField = (typeof handFields)[number];

/** The fields of a good that staff may set. */
export interface GoodFields {
  name: string;
  brand: string | null;
  /** Id of its section. */
  section: number;
  description: string;
}

/** Pieces of a variant in a store. */
export interface StoreStock {
  store: { id: number; name: string };
  /** That no order holds: they can be sold. */
  pieces: number;
  /** That open orders hold there. */
  held: number;
  /** What staff mended since the feed counted them: pieces more or fewer in all, who was last, when (ISO 8601) and why. */
  byHand: { difference: number; reason: StockReason; by: string; at: string } | null;
}

/** What a variant costs in a region. */
export interface GoodPrice {
  region: { id: number; name: string; timeZone: string };
  /** What is charged, roubles. */
  price: number;
  oldPrice: number | null;
  /** What the feed says, roubles; null where no feed has said anything. */
  feed: { price: number; oldPrice: number | null } | null;
  /** Who set it, and when, ISO 8601 with offset; null where it is the feed's. */
  byHand: { by: string; at: string } | null;
  /** Pieces in the stores of the region. */
  pieces: number;
  stores: StoreStock[];
}

/** A param of a variant as it stands, whoever set it. */
export interface GoodParam {
  /** Names it among the params of the variant. */
  key: string;
  name: string;
  /** null where staff took it away. */
  value: string | null;
  unit: string | null;
  /** What the feed says where staff set it; null where the feed says nothing, or it is the feed's. */
  feed: Omit<FedParam, 'raw'> | null;
  byHand: boolean;
}

/** A picture of a variant. */
export interface GoodPicture extends SetPicture {
  image: ProductImage;
}

export interface GoodVariant {
  offer: number;
  article: string;
  /** What tells it from the others, e.g. «шалфей, 200 см»; empty for the only one. */
  options: string;
  /** Colour of its swatch, e.g. `#a3b18a`; null where it has none. */
  hex: string | null;
  /** Only to be seen in stores. */
  exposition: boolean;
  /** Its source has it no more. */
  gone: boolean;
  prices: GoodPrice[];
  /** The first one is seen in lists. */
  pictures: GoodPicture[];
  /** How many the feed has, where staff set others; null where these are the feed's. */
  feedPictures: number | null;
  /** Those that staff took away, too. */
  params: GoodParam[];
}

/** A good that stands beside another one on its page. */
export interface RelatedGood {
  id: number;
  name: string;
  /** Of its first variant. */
  article: string;
  image: ProductImage | null;
  /** What is not sold is not shown. */
  state: GoodState;
}

/** A good as staff see it. */
export interface StaffGood extends GoodFields {
  id: number;
  path: string;
  state: GoodState;
  hidden: boolean;
  /** What the feed says of the fields that staff set. */
  feed: Partial<GoodFields>;
  variants: GoodVariant[];
  /** Those that staff set, be they gone; else those that the shop shows in the region that staff look at. */
  related: RelatedGood[];
  relatedByHand: boolean;
  film: GoodFilm | null;
  /** The address that the feed has, null for none, where staff set another; null where it is the feed's. */
  feedFilm: { url: string | null } | null;
  papers: GoodPaper[];
  /** Names of those that the feed has, where staff set others; null where these are the feed's. */
  feedPapers: string[] | null;
  /** Ids of the badges that staff put on it, in the order of the shop. */
  badges: number[];
  /** Grows with every change by staff. */
  version: number;
  /** What staff did to it, the newest first. */
  changes: AuditEntry[];
  /** IANA time zone that its moments are told by. */
  timeZone: string;
}

/** A section as a choice. */
export interface SectionChoice {
  id: number;
  /** Names from the root down, e.g. «Мебель, Диваны». */
  name: string;
}
