import { foldTyped } from '../typed/index.ts';

/** Characters of a code: an import takes no longer article, and no call a longer code. */
export const CODE_LENGTH_MAX = 64;

/** Words that an article is looked for in; an article of more is one only where nothing else stands beside it. */
export const RUN_SIZES = [1, 2, 3, 4, 5] as const;

/** Words stand between spaces, commas, semicolons and quotes. */
const WORD = /[^\s;,"«»]+/gu;
/** Words that name a column, and signs that stand between a code and its quantity: «7740 - 2 шт». */
const NOISE = /^(?:(?:шт|арт|артикул|код|штрихкод|№)[.:]*|[-:=]+)$/iu;
/** The same that are written in one with the code. */
const LABEL = /^(?:(?:арт|артикул|код|штрихкод)[.:]+|№[.:]*)+(?=[^\s.:])/iu;
/** «x2», «х2» (Cyrillic), «×2», «*2», with or without «шт.»: a quantity that says so. */
const MARKED = /^[xх×*]([1-9]\d{0,3})(?:шт\.?)?$/iu;
/** «2», «2шт», «-2шт»: a quantity by standing behind a code. Longer numbers are codes themselves. */
const BARE = /^(?:-(?=\d+шт))?([1-9]\d{0,2})(?:шт\.?)?$/iu;
/** «1.»: the place in a numbered list. */
const PLACE = /^\d{1,3}\.$/;
/** What may stand for a sign of multiplication: by a letter only behind a digit. */
const TIMES = /(?:(\d)[xх]|(\S)[×*])(?=\d)/giu;
const SIGNS = ['x', 'х', '×', '*'] as const;
/** «4 607000 000011»: a barcode as it is printed. A longer group is a code by itself. */
const GROUPS = /^\d{1,7}(?: \d{1,7})+$/;
const BARCODE_LENGTHS: readonly number[] = [8, 12, 13, 14];

/** What stands in one cell of a table; an article never goes beyond it. */
export interface CodePart {
  /** Folded. */
  text: string;
  words: readonly { word: string; from: number; to: number }[];
}

/** A line by its cells: tables are pasted with tabs. */
export function partsOf(line: string): CodePart[] {
  return line.split('\t').map((cell) => {
    const text = foldTyped(cell);
    const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
      ...{ word, from: index, to: index + word.length },
    }));
    return { text, words };
  });
}

export const isNoise = (word: string) => NOISE.test(word);

/** The figures of a quantity, where a word can be one. */
export const amountOf = (word: string): string | undefined => MARKED.exec(word)?.[1] ?? BARE.exec(word)?.[1];

/** A word without quotes around and without the dot or colon behind: «'7740'», «7740.», «7740:». */
export const withoutEdges = (word: string) =>
  PLACE.test(word) ? word : word.replace(/^'{1,3}/, '').replace(/[.:']{1,3}$/, '') || word;

/** A code without its label: «арт.7740». */
export const withoutLabel = (word: string) => word.replace(LABEL, '');

/** The texts that an article or a barcode may have that is pasted so, the likeliest first. */
function formsOf(run: string): string[] {
  const bare = withoutLabel(withoutEdges(run));
  const timed = SIGNS.map((sign) => bare.replaceAll(TIMES, `$1$2${sign}`));
  const figures = bare.replaceAll(' ', '');
  const isBarcode = GROUPS.test(bare) && BARCODE_LENGTHS.includes(figures.length);
  // The sign of a number is written with a space behind it and without.
  const numbered = ['№', '№ '].map((sign) => run.replace(/^№ ?/, sign));
  return [run, ...numbered, bare, ...timed, ...(isBarcode ? [figures] : [])];
}

/**
 * The texts that a good may bear, where `size` words from the word `at` on are its code though they are read as several
 * codes, as a quantity or without a label. None where they are read as they stand.
 */
export function runForms({ text, words }: CodePart, at: number, size: number): string[] {
  const [first, last] = [words[at], words[at + size - 1]];
  // Longer text is no code without a label either, and a page may be pasted.
  if (!first || !last || last.to - first.from > 2 * CODE_LENGTH_MAX) return [];
  const word = withoutEdges(first.word);
  if (size === 1 && (isNoise(word) || amountOf(word))) return [];
  // An article may end with a quote or a comma: only where it stands alone can that be told from the list's own.
  const alone = size === words.length ? [text] : [];
  const forms = [...new Set([...alone, ...formsOf(text.slice(first.from, last.to))])];
  if (size === 1 && forms.length === 1) return [];
  return forms.filter(({ length }) => length <= CODE_LENGTH_MAX);
}
