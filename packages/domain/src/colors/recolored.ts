import type { ColorFinder } from './colorFinder.ts';

/** What tells a variant from its siblings: «Цвет: шалфей». */
export interface ColoredOption {
  name: string;
  value: string;
  /** #rrggbb; null for what is no colour, and for one that nobody knows. */
  hex: string | null;
  /** Id of the colour of the shop that `hex` is of; absent where a feed told it, and where there is none. */
  color?: number;
}

/** Names of what is chosen by its colour. */
const COLORED = /цвет|обивк|ткань|расцветк|отделк|декор|опор|ножк|фасад|материал|каркас/i;

/** An option with the colour that the shop has for it now; one that a feed told stays. */
export function recolored(option: ColoredOption, colorOf: ColorFinder): ColoredOption {
  const { name, value, hex, color: before } = option;
  if (hex !== null && before === undefined) return option;
  const color = COLORED.test(name) ? colorOf(value) : null;
  return color ? { name, value, hex: color.hex, color: color.id } : { name, value, hex: null };
}
