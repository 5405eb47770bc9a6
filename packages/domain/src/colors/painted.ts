import type { ColorFinder } from './colorFinder.ts';

/** What tells a variant from its siblings: «Цвет: шалфей». */
export interface PaintedOption {
  name: string;
  value: string;
  /** #rrggbb; null for what is no colour, and for one that nobody knows. */
  hex: string | null;
}

/** Names of what is chosen by its colour. */
const COLORED = /цвет|обивк|ткань|расцветк|отделк|декор|опор|ножк|фасад|материал|каркас/i;

/** An option with the paint that the shop has for it; one that a feed paints stays. */
export function painted<Option extends PaintedOption>(option: Option, colorOf: ColorFinder): Option {
  const { name, value, hex } = option;
  const color = hex === null && COLORED.test(name) ? colorOf(value) : null;
  return color ? { ...option, hex: color.hex } : option;
}
