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
  /** Articles and barcodes, each with the id of the offer that it is of. */
  codes: readonly { code: string; offer: number }[];
  /** Options and params of its variants: «шалфей», «велюр», «208». */
  traits: string;
  /** Its place among all goods: lower comes first where all else is equal. */
  place: number;
}
