/** A text that variants of a good say: a name, the value of an option or param. */
export interface Trait {
  text: string;
  /** Ids of the offers that say it. */
  offers: readonly number[];
  /** Whether it tells one from its siblings: it is a name or an option rather than one of all the params. */
  telling: boolean;
}

/** A good as the index reads it. */
export interface Good {
  id: number;
  name: string;
  sectionId: number;
  /** Names of its section and of those above it. */
  section: string;
  above: string;
  brand: string;
  collection: string;
  /** Articles as they are written, and barcodes, each with the id of the offer that it is of. */
  codes: readonly { code: string; offer: number }[];
  /** What its variants say: «шалфей», «велюр», «208»; what is telling first. */
  traits: readonly Trait[];
  /** Its place among all goods: lower comes first where all else is equal. */
  place: number;
}
