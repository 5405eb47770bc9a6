import { wordsOf } from './wordsOf.ts';

/** A colour that the shop knows by its names. */
export interface NamedColor {
  id: number;
  name: string;
  /** Beginnings of the words that name it; «темно син» is two words, in this order. One of three letters is a whole word. */
  words: readonly string[];
  /** #rrggbb */
  hex: string;
}

/** The colour that a text names; null for a text that names none. */
export type ColorFinder = (text: string) => NamedColor | null;

/** Of so few letters a word alone is known whole: «бук» is no «букле». */
const SHORT = 3;

const isNamedBy = (words: readonly string[], beginnings: readonly string[]): boolean => {
  const [only = '', ...others] = beginnings;
  if (others.length === 0 && only.length <= SHORT) return words.includes(only);
  let from = 0;
  return beginnings.every((beginning) => {
    const at = words.findIndex((word, place) => place >= from && word.startsWith(beginning));
    from = at + 1;
    return at >= 0;
  });
};

/** @param colors that are switched on; of two that a text names the one that stands first counts */
export function colorFinder(colors: readonly NamedColor[]): ColorFinder {
  const known = colors.flatMap((color) =>
    color.words.flatMap((said) => {
      const beginnings = wordsOf(said);
      return beginnings.length > 0 ? [{ color, beginnings }] : [];
    }),
  );
  const found = new Map<string, NamedColor | null>();
  return (text) => {
    const before = found.get(text);
    if (before !== undefined) return before;
    const words = wordsOf(text);
    const color = known.find(({ beginnings }) => isNamedBy(words, beginnings))?.color ?? null;
    found.set(text, color);
    return color;
  };
}
