import type { ProductImage, SectionLink } from '../catalog/entities.ts';

/** A good among the suggestions. Money in roubles. */
export interface SuggestedProduct {
  id: number;
  path: string;
  /** The offer that is shown, where the good's page would show another one by itself; links to it name it. */
  offer: number | null;
  name: string;
  price: number;
  oldPrice: number | null;
  image: ProductImage | null;
}

/** A good that is no longer sold, as a search for its article or barcode tells of it. */
export interface GoneGood {
  article: string;
  name: string;
  /** Its section, or the nearest one above that has something to sell; null where there is none. */
  section: SectionLink | null;
}

/** A line of the synonyms that staff keep: words or phrases that stand for one another. */
export interface Synonyms {
  id: number;
  words: readonly string[];
}
