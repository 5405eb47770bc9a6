import type { AuditEntry } from '../audit/index.ts';
import type { ProductImage } from '../catalog/index.ts';

/** `home` is the first page, `promo` tells of an offer, `free` is any other: about the shop, delivery, returns. */
export const pageKinds = ['home', 'promo', 'free'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Goods that the shop chooses by itself: what is new, what is reduced, what is popular. */
export const goodsPicks = ['fresh', 'sale', 'popular'] as const;
export type GoodsPick = (typeof goodsPicks)[number];

/** Goods that a block names: all of these sections and these offers, of all where none are named. Prices in roubles. */
export interface NamedGoods {
  offers: number[];
  sections: number[];
  onSale: boolean;
  priceFrom: number | null;
  priceTo: number | null;
  limit: number;
}

/** No price of a block is more, roubles. */
export const BLOCK_PRICE_MAX = 100_000_000;

/** A list of goods that staff keep, by its id. */
export interface ListedGoods {
  list: number;
}

/** What a hero of the staff leads to: the id of a section, of a promo, or of an offer of a good; 0 where none is chosen yet. */
export const heroLinkPages = ['product', 'section', 'promo'] as const;
export interface HeroLink {
  page: (typeof heroLinkPages)[number];
  id: number;
}

/** What a hero says in words of the staff. */
export interface OwnHero {
  title: string;
  text: string;
  /** Stands above the title. */
  note: string;
  /** Of the button. */
  label: string;
  link: HeroLink;
  /** By id; null for none. */
  picture: number | null;
}

/** Blocks by type, as staff write them: goods, pictures and promos are named, and read when the page is asked for. */
interface Drafts {
  /** Its own words, or those of a promo; without both it is the good that is reduced most. */
  hero: { promo: number | null; own?: OwnHero | undefined };
  sections: { title: string };
  products: { title: string; choice: GoodsPick | ListedGoods | NamedGoods };
  promos: { title: string };
  stores: { title: string };
  text: { title: string; paragraphs: string[] };
  /** Without words (null) it is an ornament: whoever does not see it misses nothing. */
  picture: { picture: number; alt: string | null; caption: string };
  /** Addresses as in `files`; the poster is a picture. */
  video: { title: string; url: string; captions: string | null; poster: number | null };
  /** Of the promo whose page it is. */
  countdown: { title: string };
  /** Id of a coupon that staff chose; of the promo whose page it is where they chose none. */
  coupon: { title: string; coupon?: number | undefined };
}

type Flat<Parts> = { [Key in keyof Parts]: Parts[Key] };

/** What a page holds of a block. */
export type PageBlock = { [Type in keyof Drafts]: Flat<{ type: Type } & Drafts[Type]> }[keyof Drafts];
export type PageBlockType = PageBlock['type'];
export type PageBlockOf<Type extends PageBlockType> = Extract<PageBlock, { type: Type }>;

/** When and where a block is shown, besides the time and the regions of its page. */
export interface BlockShown {
  /** It is nowhere to be seen for now. */
  off: boolean;
  /** First and last day by the shop’s clocks, ISO 8601 dates; null for no bound. */
  from: string | null;
  to: string | null;
  /** Ids of the cities that see it; null for all. */
  cities: number[] | null;
}

/** A block of a draft; its key is the same wherever it is moved. */
export type DraftBlock = {
  [Type in PageBlockType]: Flat<PageBlockOf<Type> & { key: string; shown?: BlockShown | undefined }>;
}[PageBlockType];

/** What staff write of a page, and what a version of it is. */
export interface PageContent {
  title: string;
  /** Stands below the title, and in what search engines show. */
  description: string;
  /** First and last day by the shop’s clocks, ISO 8601 dates; null for no bound. */
  from: string | null;
  to: string | null;
  /** Ids of the regions that see it; null for all. */
  regions: number[] | null;
  /** The foot of the shop leads to it. Only a free page can say so. */
  footer: boolean;
  blocks: DraftBlock[];
}

/** A page as a line of the list. */
export interface StaffPageRow {
  id: number;
  kind: PageKind;
  title: string;
  /** Part of its address after `/promo/`; null on the home page. */
  path: string | null;
  /** Shoppers see it, in its regions and its time. */
  live: boolean;
  /** Its draft is something else than what shoppers see. */
  changed: boolean;
  from: string | null;
  to: string | null;
  /** The foot of the shop leads to it, once its draft is published. */
  footer: boolean;
  /** Its place in the foot that shoppers see, from 1; null where it is not there. */
  foot: number | null;
  /** A feed says its title, its time and its regions. */
  fed: boolean;
  /** Grows with every change of the draft. */
  version: number;
  /** Parts of addresses that it had, and that lead to it. */
  addresses: string[];
}

/** A version that was published. */
export interface PageVersion {
  number: number;
  /** ISO 8601. */
  at: string;
  /** null for what the shop had before. */
  by: string | null;
}

/** Something about a page that whoever publishes it has to know. */
export interface PageProblem {
  /** Key of the block; null for the page itself. */
  block: string | null;
  /** A field of the page; null for a block. */
  field: 'title' | 'to' | 'blocks' | null;
  text: string;
  /** Nothing is published before it is mended. */
  stops: boolean;
}

/** A page as staff see it. */
export interface StaffPage {
  id: number;
  kind: PageKind;
  /** A feed says its title, its time and its regions; staff set its blocks alone. */
  fed: boolean;
  path: string | null;
  /** Parts of addresses that it had, and that lead to it; the newest first. */
  addresses: string[];
  live: boolean;
  changed: boolean;
  /** Number of the version that shoppers see; null where staff have published none. */
  published: number | null;
  /** Grows with every change of the draft. */
  version: number;
  content: PageContent;
  problems: PageProblem[];
  /** The newest first. */
  versions: PageVersion[];
  /** Goods that the blocks name. */
  goods: PageGood[];
  /** Pictures that the blocks name. */
  pictures: PagePicture[];
  changes: AuditEntry[];
  /** Today by the shop’s clocks, ISO 8601 date. */
  today: string;
  timeZone: string;
}

/** A good that a block can name, by the id of its offer. */
export interface PageGood {
  id: number;
  name: string;
}

/** A coupon that a block can name. */
export interface PageCoupon {
  id: number;
  /** null for whoever may not see coupons: a code is worth money. */
  code: string | null;
  description: string;
}

/** A film that a block can name, with its captions; addresses as in `files`. */
export interface PageFilm {
  url: string;
  captions: string | null;
}

/** A picture that a block can name. */
export interface PagePicture {
  id: number;
  image: ProductImage;
}

/** A version that is looked at, with what its blocks name. */
export interface PageVersionContent {
  content: PageContent;
  goods: PageGood[];
  pictures: PagePicture[];
}
