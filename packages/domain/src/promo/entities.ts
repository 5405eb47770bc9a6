import type { ProductCard, ProductImage, ProductVideo, SectionLink, Seo } from '../catalog/index.ts';

export const promoStates = ['upcoming', 'running', 'ended'] as const;
export type PromoState = (typeof promoStates)[number];

/** From when until when something holds: ISO 8601 with offset; null for no bound. The end itself is outside. */
export interface Period {
  startsAt: string | null;
  endsAt: string | null;
}

/** A promo in a list. */
export interface PromoLink extends Period {
  id: number;
  path: string;
  title: string;
  text: string;
  /** «с 1 по 15 декабря 2026»; empty where it has no bounds. */
  period: string;
  image: ProductImage | null;
}

/** What a block leads to. */
export interface BlockLink {
  page: 'product' | 'promo' | 'section';
  path: string;
}

/** Blocks by type. Those with a period are shown while it runs. Money in roubles. */
interface Blocks {
  /** One offer, large. */
  hero: Period & {
    title: string;
    text: string;
    /** A line above the title. */
    note: string;
    /** Of the button: what to do, and for how much where that is known. */
    label: string;
    link: BlockLink;
    image: ProductImage | null;
  };
  sections: { title: string; sections: SectionLink[] };
  /** `path` is the section that has more of them. */
  products: { title: string; path: string | null; items: ProductCard[] };
  promos: { title: string; promos: PromoLink[] };
  /** The stores of the region, which app info knows. */
  stores: { title: string };
  text: { title: string; paragraphs: string[] };
  picture: { image: ProductImage; caption: string };
  video: { title: string; video: ProductVideo; poster: ProductImage | null };
  countdown: { title: string; startsAt: null; endsAt: string };
  coupon: Period & { title: string; code: string; description: string };
}

type Flat<Parts> = { [Key in keyof Parts]: Parts[Key] };

/** A piece of the home page or of a promo page. */
export type Block = { [Type in keyof Blocks]: Flat<{ type: Type } & Blocks[Type]> }[keyof Blocks];
export type BlockOf<Type extends keyof Blocks> = Extract<Block, { type: Type }>;

/** A promo as its page shows it. */
export interface PromoPage extends PromoLink {
  state: PromoState;
  /** When it begins or was over, in words; empty while it runs. */
  note: string;
  /** The server's time, ISO 8601: what is left is counted from it. */
  now: string;
  blocks: Block[];
  seo: Seo;
}
