import type { Drawing, Fact } from '../model/index.ts';

/** An offer as every region sells it. Prices in roubles, before the region's factor. */
export interface Offer {
  readonly id: number;
  /** The product it is a variant of; null where it stands alone. */
  readonly group: number | null;
  readonly section: string;
  readonly name: string;
  /** Of the model, without what tells its variants apart. */
  readonly title: string;
  readonly vendor: string;
  readonly article: string;
  readonly barcode: string;
  readonly price: number;
  /** Per cent that the price is below the old one; 0 for no old price. */
  readonly sale: number;
  readonly text: readonly string[];
  readonly facts: readonly Fact[];
  readonly drawing: Drawing;
  readonly kilos: number;
  readonly box: readonly [number, number, number];
  /** Pieces that a store usually holds. */
  readonly pieces: number;
  /** A hit, or what the shop shows first: never out of stock, sold everywhere. */
  readonly loved: boolean;
  readonly exposition: boolean;
  /** Whether it is its product's first variant. */
  readonly leads: boolean;
}
