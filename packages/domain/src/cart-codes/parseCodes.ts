import { CART_LIMITS_MAX } from '../cart/index.ts';
import { writtenCode } from '../typed/index.ts';
import {
  amountOf,
  CODE_LENGTH_MAX,
  isNoise,
  partsOf,
  RUN_SIZES,
  runForms,
  withoutEdges,
  withoutLabel,
} from './codeRuns.ts';
import type { CodePart } from './codeRuns.ts';
import type { CodeLine } from './entities.ts';

/** Codes that are asked about at once. */
export const CODES_MAX = 200;
/** Pieces that may be asked for; what a cart takes of them is the shop's to say. */
export const PIECES_MAX = CART_LIMITS_MAX.pieces;

export interface ParsedCodes {
  lines: CodeLine[];
  /** How many codes more the text has than may be asked about at once. */
  left: number;
}

export const LINE = /[\r\n\u2028\u2029]+/u;
/** «12345*2»; by a letter only behind a number, for «LAMPX2» is an article. */
const GLUED = /^(?:(.+)[×*]|(\d+)[xх])([1-9]\d{0,3})(?:шт\.?)?$/iu;
/** Marks of a quantity that stands apart. */
const MARK = /^[xх×*]$/iu;

/** Of no good it is known that it bears what a reading splits. */
export const NONE_BORNE: ReadonlySet<string> = new Set();

interface Cell {
  text: string;
  /** A good bears it, or a label says so: it is one code, whatever it looks like. */
  isCode: boolean;
}

interface Draft {
  code: string;
  quantity: number | null;
}

/** A cell of a line; `quantity` of a line that has none yet. */
function readCell(lines: readonly Draft[], { text, isCode }: Cell): readonly Draft[] {
  const last = lines.at(-1);
  if (isCode) return [...lines, { code: text, quantity: null }];
  const amount = amountOf(text);
  if (last && last.quantity === null && amount) {
    return [...lines.slice(0, -1), { ...last, quantity: Number(amount) }];
  }
  const [, byMark, byLetter, glued] = GLUED.exec(text) ?? [];
  const code = byMark ?? byLetter;
  if (code && glued) return [...lines, { code, quantity: Number(glued) }];
  return [...lines, { code: text.slice(0, CODE_LENGTH_MAX), quantity: null }];
}

/** The longest text from a word on that a good bears, and of how many words it is. */
function borneFrom(part: CodePart, at: number, borne: ReadonlySet<string>) {
  const sizes = [...(at === 0 ? [part.words.length] : []), ...RUN_SIZES.toReversed()];
  for (const size of sizes) {
    const text = runForms(part, at, size).find((form) => borne.has(form));
    if (text !== undefined) return { text, size };
  }
  return null;
}

function cellsOf(part: CodePart, borne: ReadonlySet<string>): Cell[] {
  const cells: Cell[] = [];
  for (let at = 0; at < part.words.length;) {
    const whole = borne.size > 0 ? borneFrom(part, at, borne) : null;
    const word = withoutEdges(part.words[at]?.word ?? '');
    const text = withoutLabel(word);
    if (whole) cells.push({ text: whole.text, isCode: true });
    else if (!isNoise(word)) cells.push({ text, isCode: text !== word && amountOf(text) !== undefined });
    at += whole?.size ?? 1;
  }
  return cells;
}

/** The codes of one line, as often as they are named; `quantity` null where none is. */
export function readLine(line: string, borne: ReadonlySet<string>): readonly Draft[] {
  const cells = partsOf(line).flatMap((part) => cellsOf(part, borne));
  // A mark that stands apart belongs to the number behind it.
  const joined = cells.reduce<Cell[]>((list, cell) => {
    const mark = list.at(-1);
    if (list.length > 1 && mark && !mark.isCode && !cell.isCode && MARK.test(mark.text))
      return [...list.slice(0, -1), { text: mark.text + cell.text, isCode: false }];
    return [...list, cell];
  }, []);
  return joined.reduce(readCell, []);
}

/**
 * Codes with quantities out of whatever was typed, scanned or pasted from a table: one to a line, or several between
 * spaces, tabs, commas and semicolons. A code named several times is asked for as often. In another case it is another
 * code: two articles may differ by that alone.
 *
 * @param borne of `wholesOf` the text those that some good bears: they are one code each, whatever stands in them
 */
export function parseCodes(text: string, borne: ReadonlySet<string> = NONE_BORNE): ParsedCodes {
  const found = new Map<string, CodeLine>();
  for (const { code, quantity } of text.split(LINE).flatMap((line) => readLine(line, borne))) {
    const key = writtenCode(code);
    const known = found.get(key);
    const sum = (known?.quantity ?? 0) + (quantity ?? 1);
    found.set(key, { code: known?.code ?? code, quantity: Math.min(PIECES_MAX, sum) });
  }
  const lines = [...found.values()];
  return { lines: lines.slice(0, CODES_MAX), left: Math.max(0, lines.length - CODES_MAX) };
}
