import { allowedTypos, typoDistance } from '@siren/domain/search';

/** What may be misspelt: figures and codes are either right or others. */
const LETTERS = /^\p{L}+$/u;

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

/** People rarely miss the first letter, unless they swap it with the second. */
function firstLetterCosts(typed: string, other: string): number {
  const swapped = typed[0] === other[1] && typed[1] === other[0];
  return typed[0] === other[0] || swapped ? 0 : 1;
}

/** Words that may be misspelt, by their length. */
export class Spellings {
  readonly #byLength = new Map<number, { word: string; letters: number }[]>();

  add(word: string): void {
    if (!LETTERS.test(word)) return;
    const entry = { word, letters: lettersOf(word) };
    const alike = this.#byLength.get(word.length);
    if (alike) alike.push(entry);
    else this.#byLength.set(word.length, [entry]);
  }

  /** Words that this may be a misspelling of, each with its slips. */
  *near(typed: string): Generator<{ word: string; slips: number }> {
    const limit = allowedTypos(typed.length);
    if (limit === 0 || !LETTERS.test(typed)) return;
    const letters = lettersOf(typed);
    for (let length = typed.length - limit; length <= typed.length + limit; length++) {
      const most = Math.min(limit, allowedTypos(length));
      for (const other of this.#byLength.get(length) ?? []) {
        // Two words with few common letters are not compared.
        if (bitsIn(other.letters ^ letters) > 2 * most) continue;
        const slips = typoDistance(typed, other.word, most) + firstLetterCosts(typed, other.word);
        if (slips <= most) yield { word: other.word, slips };
      }
    }
  }
}
