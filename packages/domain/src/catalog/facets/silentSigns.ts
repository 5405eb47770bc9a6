/** Wide signs, «Ａ＋», small ones, and signs of units in one, «℃», «µ»: other shapes of the plain ones. */
const SHAPES = /[！-～﹐-﹫℃℉µ]/gu;
/** Brackets, and quotes that are nothing else. */
const BRACKETS = /[«»`()[\]{}]/g;
/** Quotes that open, alone. */
const OPENING = /[„“‘]/g;
/** Quotes that are such signs behind a figure, around all of a text. */
const QUOTED = /^[\s,;:·•]*(?:"([^"]*)"|”([^”]*)”|'([^']*)'|’([^’]*)’)[\s.,;:·•]*$/;
/** The same with another sign in front. */
const HALF_QUOTED = /^[\s,;:·•]*[“„‘]([^”’]*)[“”’][\s.,;:·•]*$/;
/** Commas and semicolons at a space set words apart; between two letters they are of the value, «a,b». */
const LISTING = /(?<![\p{L}\p{N}])[,;]|[,;](?![\p{L}\p{N}])/gu;
/** Brackets and quotes between two figures. */
const BETWEEN_FIGURES = /\d[^\p{L}\p{N}]*[«»„“‘`()[\]{}][^\p{L}\p{N}]*\d/u;

const unquoted = (text: string): string => {
  const [, ...inner] = QUOTED.exec(text) ?? HALF_QUOTED.exec(text) ?? [];
  const content = inner.find((one) => one !== undefined);
  return content === undefined ? text : unquoted(content);
};

/** A text in plain signs: those that are written wide, small or in one in their usual shape. */
export const plainShapes = (text: string): string => text.replace(SHAPES, (sign) => sign.normalize('NFKC'));

/** A text without brackets and quotes, signs of inches and feet apart. */
const withoutAround = (text: string): string => unquoted(text.replace(BRACKETS, ' ')).replace(OPENING, ' ');

/** A text without the signs that only set words apart: brackets, quotes, stops, commas before a space. */
export const withoutSilentSigns = (text: string): string =>
  withoutAround(text)
    .replace(LISTING, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/(?<=\d)\s*([:·•])\s*(?=\d)/g, '$1')
    .replace(/(?<!\d)[:·•]|[:·•](?!\d)/g, ' ');

/**
 * A value that may be a number or a flag, without what makes no difference around it: «(5)», «[5] см» and «„да“.» are «5»,
 * «5 см» and «да». null where figures are told apart by that: «1 (200)» is no «1 200».
 */
export function bareValue(text: string): string | null {
  const plain = plainShapes(text);
  if (BETWEEN_FIGURES.test(plain)) return null;
  return withoutAround(plain)
    .replace(/^[\s,;:·•]+|[\s.,;:·•]+$/g, '')
    .replace(/\s+/g, ' ');
}
