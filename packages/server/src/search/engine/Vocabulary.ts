import { allowedTypos, typoDistance, wordStem } from '@siren/domain/search';
import { Beginnings } from './Beginnings.ts';

/** Words that may take the place of one beginning; more would be half the shop. */
const MAX_COMPLETIONS = 40;
/** Letters of a beginning that says anything. */
const SHORTEST_BEGINNING = 2;
/** People rarely miss the first letter. */
const FIRST_LETTER_COSTS = 0.5;
/** What may be misspelt: figures and codes are either right or others. */
const LETTERS = /^\p{L}+$/u;

interface Known {
  /** The usual spelling: «диван» of «диван», «дивана», «диваны». */
  form: string;
  /** Goods that have it. */
  count: number;
  /** Letters of the stem as bits: two words with few common letters are not compared. */
  letters: number;
}

/** What a misspelt word was most likely meant to be. */
export interface Guess {
  stem: string;
  slips: number;
  /** Goods that have it. */
  count: number;
}

const lettersOf = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
};

const bitsIn = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** The words that goods are described by: by their stems, by their beginnings, by what they may be misspelt as. */
export class Vocabulary {
  readonly #stems = new Map<string, Known>();
  readonly #byLength = new Map<number, string[]>();
  readonly #forms = new Map<string, { stem: string; count: number }>();
  readonly #beginnings = new Beginnings();

  /** A good has this word. */
  add(form: string): void {
    const stem = this.stemOf(form);
    const known = this.#stems.get(stem);
    if (known) known.count += 1;
    else {
      this.#stems.set(stem, { form, count: 1, letters: lettersOf(stem) });
      if (LETTERS.test(stem)) {
        const alike = this.#byLength.get(stem.length);
        if (alike) alike.push(stem);
        else this.#byLength.set(stem.length, [stem]);
      }
    }
    const spelt = this.#forms.get(form);
    if (spelt) spelt.count += 1;
    else {
      this.#forms.set(form, { stem, count: 1 });
      this.#beginnings.add(form);
    }
    this.#prefer(stem, form);
  }

  /** The stem of a word, from memory where a good has it: finding it out takes long where there are millions. */
  stemOf(form: string): string {
    return this.#forms.get(form)?.stem ?? wordStem(form);
  }

  has(stem: string): boolean {
    return this.#stems.has(stem);
  }

  /** The word as it is usually written, by its stem. */
  spelling(stem: string): string {
    return this.#stems.get(stem)?.form ?? stem;
  }

  /** Stems of the words that begin so, the commonest first. */
  completions(beginning: string): string[] {
    if (beginning.length < SHORTEST_BEGINNING) return [];
    const stems = new Map<string, number>();
    for (const form of this.#beginnings.of(beginning)) {
      const { stem, count } = this.#forms.get(form) ?? { stem: form, count: 0 };
      stems.set(stem, (stems.get(stem) ?? 0) + count);
    }
    const common = [...stems].sort(([, a], [, b]) => b - a);
    return common.slice(0, MAX_COMPLETIONS).map(([stem]) => stem);
  }

  /** The word that one most likely misspelt so; null where none is near. */
  closest(stem: string): Guess | null {
    const limit = allowedTypos(stem.length);
    if (limit === 0 || !LETTERS.test(stem)) return null;
    const letters = lettersOf(stem);
    let best: Guess | null = null;
    for (let length = stem.length - limit; length <= stem.length + limit; length++) {
      for (const other of this.#byLength.get(length) ?? []) {
        const known = this.#stems.get(other);
        if (!known || bitsIn(known.letters ^ letters) > 2 * limit) continue;
        const slips: number =
          typoDistance(stem, other, limit) + (stem[0] === other[0] ? 0 : FIRST_LETTER_COSTS);
        const better = !best || slips < best.slips || (slips === best.slips && known.count > best.count);
        if (slips !== Infinity && better) best = { stem: other, slips, count: known.count };
      }
    }
    return best;
  }

  #prefer(stem: string, form: string): void {
    const known = this.#stems.get(stem);
    if (!known || known.form === form) return;
    const countOf = (one: string) => this.#forms.get(one)?.count ?? 0;
    if (countOf(form) > countOf(known.form)) known.form = form;
  }
}
