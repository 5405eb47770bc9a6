/** A size that tells variants apart, and the price in it. */
export type Sized<Size = number> = readonly [size: Size, price: number];

/** Every look in the first size; the other sizes in the first two looks only. */
export const pairs = <Look, Size>(
  looks: readonly Look[],
  sizes: readonly Sized<Size>[],
): { look: Look; size: Size; price: number }[] =>
  sizes.flatMap(([size, price], index) =>
    (index === 0 ? looks : looks.slice(0, 2)).map((look) => ({ look, size, price })),
  );

/** The parts of a name that are there. */
export const details = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(', ');

/** The note by hand, then what the maker knows; a hero's own paragraphs stand alone. */
export const textOf = (
  note: string | readonly string[],
  ...more: readonly (readonly (string | false | undefined)[])[]
): string[] =>
  typeof note === 'string'
    ? [note, ...more.map((sentences) => sentences.filter(Boolean).join(' ')).filter(Boolean)]
    : [...note];
