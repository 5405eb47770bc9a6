import { MAX_WORDS } from '@siren/domain/search';
import type { SaidWords } from './saidWords.ts';
import type { Alternative, Unit } from './Unit.ts';
import type { Vocabulary } from './Vocabulary.ts';

/** An answered word counts so much before it is asked how well it is: more words always come before better ones. */
const ANSWERED = MAX_WORDS;
/** How well a word answers that is but a param: of cushions in graphite on a sofa in mustard. */
const ASIDE = 0.5;

/**
 * What variants of one good say and their siblings do not, in memory: of «графит» and «велюр» a sofa all in velour
 * has one. Offers have numbers; each stem has a list of them.
 */
export class VariantWords {
  /** By stem: twice the number of an offer, and one more where the word tells it from its siblings. */
  readonly #lists = new Map<string, number[]>();
  readonly #ids: number[] = [];
  readonly #slots: number[] = [];

  /** Takes in what the offers of the good in this slot say. */
  put(slot: number, said: SaidWords, vocabulary: Vocabulary): void {
    const numbers = new Map<number, number>();
    const stems = new Map<string, Map<number, boolean>>();
    for (const [form, offers] of said) {
      const stem = vocabulary.stemOf(form);
      const known = stems.get(stem) ?? new Map<number, boolean>();
      stems.set(stem, known);
      for (const [offer, telling] of offers) {
        if (!numbers.has(offer)) numbers.set(offer, this.#ids.length + numbers.size);
        known.set(offer, telling || known.get(offer) === true);
      }
    }
    if (numbers.size < 2) return;
    for (const offer of numbers.keys()) {
      this.#ids.push(offer);
      this.#slots.push(slot);
    }
    for (const [stem, offers] of stems) {
      if (offers.size === numbers.size && new Set(offers.values()).size === 1) continue;
      const list = this.#lists.get(stem) ?? [];
      for (const [offer, telling] of offers) list.push((numbers.get(offer) ?? 0) * 2 + Number(telling));
      this.#lists.set(stem, list);
    }
  }

  /**
   * How much of a query the variants of some goods answer by words of their own, by the ids of the offers: the one
   * with more words has more; of equal ones the one that is called so, and that has the word itself rather than a
   * beginning or a synonym. Variants that answer nothing are left out.
   *
   * @param among by slot: 1 of the goods that are meant
   */
  answering(units: readonly Unit[], among: Uint8Array): Map<number, number> {
    const size = this.#ids.length;
    const sums = new Float64Array(size);
    const said = new Float64Array(size);
    for (const { words, any } of units) {
      const best = new Float64Array(size);
      for (const alternative of any) this.#weigh(alternative, among, said, best);
      for (let offer = 0; offer < size; offer++)
        sums[offer] = (sums[offer] ?? 0) + words * (best[offer] ?? 0);
    }
    const found = new Map<number, number>();
    for (const [offer, id] of this.#ids.entries()) {
      const much = sums[offer] ?? 0;
      if (much > 0) found.set(id, much);
    }
    return found;
  }

  /**
   * Writes how much offers answer an alternative, where that is more than before; of a phrase, the part they say.
   * `said` is nought before and after.
   */
  #weigh({ stems, factor }: Alternative, among: Uint8Array, said: Float64Array, best: Float64Array): void {
    const lists = stems.map((stem) => this.#lists.get(stem) ?? []);
    for (const list of lists) {
      for (const entry of list) {
        const offer = entry >>> 1;
        if (among[this.#slots[offer] ?? 0] !== 1) continue;
        const well = factor * (entry % 2 === 1 ? 1 : ASIDE);
        said[offer] = (said[offer] ?? 0) + (ANSWERED + well) / stems.length;
      }
    }
    for (const list of lists) {
      for (const entry of list) {
        const offer = entry >>> 1;
        best[offer] = Math.max(best[offer] ?? 0, said[offer] ?? 0);
        said[offer] = 0;
      }
    }
  }
}
