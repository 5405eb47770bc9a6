import { CART_LIMITS_MAX } from '../cart/index.ts';
import { foldTyped, writtenCode } from '../typed/index.ts';
import type { CodeLine } from './entities.ts';

/** Codes that are asked about at once. */
export const CODES_MAX = 200;
/** Characters of a code: an import takes no longer article, and no call a longer code. */
export const CODE_LENGTH_MAX = 64;
/** Pieces that may be asked for; what a cart takes of them is the shop's to say. */
export const PIECES_MAX = CART_LIMITS_MAX.pieces;

export interface ParsedCodes {
  lines: CodeLine[];
  /** How many codes more the text has than may be asked about at once. */
  left: number;
}

export const LINE = /[\r\n\u2028\u2029]+/u;
/** Between the cells of a line: tables are pasted with tabs, CSV with semicolons or commas. */
const CELL = /[\s;,"«»]+/u;
/** «x2», «х2» (Cyrillic), «×2», «*2», with or without «шт.»: a quantity that says so. */
const MARKED = /^[xх×*]([1-9]\d{0,3})(?:шт\.?)?$/iu;
/** «2», «2шт»: a quantity by standing behind a code. Longer numbers are codes themselves. */
const BARE = /^([1-9]\d{0,2})(?:шт\.?)?$/iu;
/** «12345*2»; by a letter only behind a number, for «LAMPX2» is an article. */
const GLUED = /^(?:(.+)[×*]|(\d+)[xх])([1-9]\d{0,3})(?:шт\.?)?$/iu;
/** Marks of a quantity that stands apart, and words that name a column. */
const MARK = /^[xх×*]$/iu;
const NOISE = /^(?:шт|арт|артикул|код|штрихкод|№)[.:]?$/iu;

/** A cell of a line; `quantity` of a line that has none yet. */
function readCell(lines: readonly Draft[], cell: string): readonly Draft[] {
  const last = lines.at(-1);
  const amount = MARKED.exec(cell)?.[1] ?? BARE.exec(cell)?.[1];
  if (last && last.quantity === null && amount) {
    return [...lines.slice(0, -1), { ...last, quantity: Number(amount) }];
  }
  const [, byMark, byLetter, glued] = GLUED.exec(cell) ?? [];
  const code = byMark ?? byLetter;
  if (code && glued) return [...lines, { code, quantity: Number(glued) }];
  return [...lines, { code: cell.slice(0, CODE_LENGTH_MAX), quantity: null }];
}

interface Draft {
  code: string;
  quantity: number | null;
}

/** The codes of one line, as often as they are named; `quantity` null where none is. */
export function readLine(line: string): readonly Draft[] {
  const cells = foldTyped(line)
    .split(CELL)
    .filter((cell) => cell !== '' && !NOISE.test(cell));
  // A mark that stands apart belongs to the number behind it.
  const joined = cells.reduce<string[]>((list, cell) => {
    const mark = list.at(-1);
    if (list.length > 1 && mark !== undefined && MARK.test(mark)) return [...list.slice(0, -1), mark + cell];
    return [...list, cell];
  }, []);
  return joined.reduce(readCell, []);
}

/**
 * Codes with quantities out of whatever was typed, scanned or pasted from a table: one to a line, or several between
 * spaces, tabs, commas and semicolons. A code named several times is asked for as often. In another case it is another
 * code: two articles may differ by that alone.
 */
export function parseCodes(text: string): ParsedCodes {
  const found = new Map<string, CodeLine>();
  for (const { code, quantity } of text.split(LINE).flatMap(readLine)) {
    const key = writtenCode(code);
    const known = found.get(key);
    const sum = (known?.quantity ?? 0) + (quantity ?? 1);
    found.set(key, { code: known?.code ?? code, quantity: Math.min(PIECES_MAX, sum) });
  }
  const lines = [...found.values()];
  return { lines: lines.slice(0, CODES_MAX), left: Math.max(0, lines.length - CODES_MAX) };
}
