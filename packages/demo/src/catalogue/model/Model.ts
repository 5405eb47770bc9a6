import type { Drawing } from './drawn.ts';
import type { SectionCode } from '../sections.ts';

/** A line of the good's description table. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
  /** #rrggbb of a colour. */
  readonly hex?: string;
}

/** What one can order: a model in one colour and size. Price in roubles, before the region's factor. */
export interface Variant {
  /** What the name tells after the model's title: «велюр, шалфей, 208 см». */
  readonly detail: string;
  readonly price: number;
  /** What a buyer chooses by comes first. */
  readonly facts: readonly Fact[];
  readonly drawing: Drawing;
  readonly kilos: number;
  /** Sides of the box in centimetres. */
  readonly box: readonly [number, number, number];
}

/** What the makers of all sections share about a model, as the lists of goods say it. */
export interface Said {
  /** Of the collection, without quotes. */
  readonly name: string;
  /** Paragraphs by hand; those of a hero stand alone, others are followed by what the maker knows. */
  readonly note: string | readonly string[];
  readonly mark?: 'hit' | 'new';
  /** Per cent off the old price; absent where there is none. */
  readonly sale?: number;
}

export interface Model extends Pick<Said, 'mark' | 'sale'> {
  readonly section: SectionCode;
  /** «Диван «Лада» двухместный». */
  readonly title: string;
  readonly collection: string;
  readonly vendor: string;
  /** Paragraphs. */
  readonly text: readonly string[];
  readonly variants: readonly Variant[];
  /** Pieces that a store usually holds. */
  readonly pieces: number;
}
