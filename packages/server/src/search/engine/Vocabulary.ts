import { wordStem } from '@siren/domain/search';
import { Beginnings } from './Beginnings.ts';
import { Spellings } from './Spellings.ts';

/** Words that may take the place of one beginning; more would be half the shop. */
const MAX_COMPLETIONS = 40;
/** Letters of a beginning that says anything. */
const SHORTEST_BEGINNING = 2;
interface Known {
  /** The usual spelling: «диван» of «диван», «дивана», «диваны». */
  form: string;
  /** Goods that have it. */
  count: number;
}

/** What a misspelt word was most likely meant to be. */
export interface Guess {
  stem: string;
  /** The word as it is usually written. */
  form: string;
  slips: number;
  /** Goods that have it. */
  count: number;
}

/** The words that goods are described by: by their stems, by their beginnings, by what they may be misspelt as. */
export class Vocabulary {
  readonly #stems = new Map<string, Known>();
  readonly #stemSpellings = new Spellings();
  readonly #formSpellings = new Spellings();
  readonly #forms = new Map<string, { stem: string; count: number }>();
  readonly #beginnings = new Beginnings();

  /** A good has this word. */
  add(form: string): void {
    const stem = this.stemOf(form);
    const known = this.#stems.get(stem);
    if (known) known.count += 1;
    else {
      this.#stems.set(stem, { form, count: 1 });
      this.#stemSpellings.add(stem);
    }
    const spelt = this.#forms.get(form);
    if (spelt) spelt.count += 1;
    else {
      this.#forms.set(form, { stem, count: 1 });
      this.#beginnings.add(form);
      this.#formSpellings.add(form);
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

  /** Whether the word stands somewhere exactly so. */
  hasForm(form: string): boolean {
    return this.#forms.has(form);
  }

  /** What one most likely misspelt so: compared both as it is written and without its ending. Null where nothing is near. */
  closest(word: string): Guess | null {
    let best: Guess | null = null;
    const consider = (stem: string, slips: number) => {
      const count = this.#stems.get(stem)?.count ?? 0;
      if (!best || slips < best.slips || (slips === best.slips && count > best.count))
        best = { stem, form: this.spelling(stem), slips, count };
    };
    for (const { word: stem, slips } of this.#stemSpellings.near(wordStem(word))) consider(stem, slips);
    for (const { word: form, slips } of this.#formSpellings.near(word)) consider(this.stemOf(form), slips);
    return best;
  }

  #prefer(stem: string, form: string): void {
    const known = this.#stems.get(stem);
    if (!known || known.form === form) return;
    const countOf = (one: string) => this.#forms.get(one)?.count ?? 0;
    if (countOf(form) > countOf(known.form)) known.form = form;
  }
}
