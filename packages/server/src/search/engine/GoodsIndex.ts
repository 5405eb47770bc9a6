import type { Good } from '../goods/Good.ts';
import { Beginnings } from './Beginnings.ts';
import { bareCode, codeKey, writtenCode } from '@siren/domain/typed';
import { codeOf } from './codeOf.ts';
import { inName, levelOf, ranksOf } from './ranksOf.ts';
import { saidWords } from './saidWords.ts';
import { MAX_WEIGHT, termsOf } from './termsOf.ts';
import type { Alternative, Unit } from './Unit.ts';
import { VariantWords } from './VariantWords.ts';
import { Vocabulary } from './Vocabulary.ts';

/** Goods in the order of how well they answer. */
export interface Found {
  ids: number[];
  /** How relevant each of them is, see `levelOf`. */
  levels: number[];
  /** How much of the query their variants say by words that their siblings lack, by the ids of the offers. */
  offers: ReadonlyMap<number, number>;
  /** Whether they have every word of the query; else as many as any good has. */
  whole: boolean;
}

/** What an article or barcode stands for. */
export interface FoundByCode {
  /** Ids of products, the best first. */
  ids: number[];
  /** The very offers that have it, by their ids, each with 1; none where it is the beginning of too many. */
  offers: ReadonlyMap<number, number>;
}
/** An offer that has a code, in its good's slot. */
interface Holder {
  slot: number;
  offer: number;
  /** The code as it is written: of two that differ by their case alone one may be meant. */
  written: string;
}

const NOTHING = { ids: [], offers: new Map<number, number>() } satisfies FoundByCode;
const SHORTEST_CODE_BEGINNING = 4;
/** A beginning that more codes share is no name of an offer. */
const MOST_NAMED = 1_000;
const WEIGHT_ROOM = MAX_WEIGHT + 1;
/** Goods that went away are still in the lists; from this part on the index is worth making anew. */
const STALE_PART = 0.3;
const STALE_LEAST = 1_000;

/**
 * Goods by their words, in memory. Each good has a slot; each stem has a list of slots with the weight that it has
 * there, in one number. A good that changes gets a new slot.
 */
export class GoodsIndex {
  readonly vocabulary = new Vocabulary();
  readonly #lists = new Map<string, number[]>();
  readonly #codes = new Map<string, Holder[]>();
  /** Codes that begin with zeros, without them. */
  readonly #bareCodes = new Map<string, Holder[]>();
  readonly #codeBeginnings = new Beginnings();
  readonly #slots = new Map<number, number>();
  /** By slot; 0 of a good that went away. */
  readonly #ids: number[] = [];
  readonly #places: number[] = [];
  readonly #sections = new Map<number, number>();
  readonly #variants = new VariantWords();

  put(good: Good): void {
    this.remove(good.id);
    const slot = this.#ids.push(good.id) - 1;
    this.#places.push(good.place);
    this.#slots.set(good.id, slot);
    this.#sections.set(good.id, good.sectionId);
    const said = saidWords(good.traits);
    for (const [stem, { weight, form }] of termsOf(good, said.keys(), this.vocabulary)) {
      this.vocabulary.add(form);
      listIn(this.#lists, stem).push(slot * WEIGHT_ROOM + weight);
    }
    this.#variants.put(slot, said, this.vocabulary);
    for (const { code: written, offer } of good.codes) {
      const holder = { slot, offer, written: writtenCode(written) };
      const code = codeOf(holder.written);
      if (code === '') continue;
      listIn(this.#codes, code).push(holder);
      const bare = bareCode(code);
      if (bare !== code) listIn(this.#bareCodes, bare).push(holder);
      this.#codeBeginnings.add(code);
    }
  }

  remove(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#ids[slot] = 0;
    this.#slots.delete(id);
    this.#sections.delete(id);
  }

  /** The section that a good is in. */
  sectionOf(id: number): number | undefined {
    return this.#sections.get(id);
  }

  /** Goods that come first where nothing is asked for. */
  popular(count: number): number[] {
    return this.#goodsIn([...this.#slots.values()]).slice(0, count);
  }

  get isStale(): boolean {
    const gone = this.#ids.length - this.#slots.size;
    return gone > STALE_LEAST && gone > this.#ids.length * STALE_PART;
  }

  /** Whether a good is sold whose article or barcode is written just so. */
  bears(query: string): boolean {
    return this.#writtenAs(query, this.#like(query)).length > 0;
  }

  /** Goods whose article or barcode this is, sign by sign: written just so, else in another case. */
  bearersOf(query: string): FoundByCode {
    const written = this.#writtenAs(query, this.#like(query));
    const key = codeKey(query);
    return this.#heldBy(
      written.length > 0 ? written : this.#like(query).filter((holder) => codeKey(holder.written) === key),
    );
  }

  /**
   * Goods whose article or barcode is written just so, else of the same in another case or with other signs between,
   * else with other zeros in front, else of those that begin so.
   */
  byCode(query: string): FoundByCode {
    const code = codeOf(writtenCode(query));
    const bare = bareCode(code);
    const bearers = this.bearersOf(query);
    if (bearers.ids.length > 0) return bearers;
    const alike = this.#codes.get(code) ?? this.#codes.get(bare) ?? this.#bareCodes.get(bare);
    return alike ? this.#heldBy(alike) : this.begunBy(query);
  }

  /** Goods whose article or barcode begins so and goes on. */
  begunBy(query: string): FoundByCode {
    const code = codeOf(writtenCode(query));
    // Without a figure it is the beginning of a word.
    if (code.length < SHORTEST_CODE_BEGINNING || !/\d/.test(code)) return NOTHING;
    const begun: Holder[] = [];
    for (const known of this.#codeBeginnings.of(code))
      if (known !== code) begun.push(...(this.#codes.get(known) ?? []));
    return this.#heldBy(begun);
  }

  /** At `most` so many goods that answer all words of the query; where there are none, that answer most of them. */
  find(units: readonly Unit[], most = Infinity): Found {
    const size = this.#ids.length;
    const hits = new Uint8Array(size);
    const scores = new Float64Array(size);
    const named: Float32Array[] = [];
    for (const { words, any } of units) {
      const best = new Float64Array(size);
      const name = new Float32Array(size);
      named.push(name);
      for (const alternative of any) this.#weigh(alternative, best, name);
      for (let slot = 0; slot < size; slot++) {
        const weight = best[slot] ?? 0;
        if (weight === 0) continue;
        hits[slot] = (hits[slot] ?? 0) + words;
        scores[slot] = (scores[slot] ?? 0) + weight;
      }
    }
    const asked = units.reduce((sum, { words }) => sum + words, 0);
    let answered = 0;
    for (let slot = 0; slot < size; slot++)
      if (this.#ids[slot] !== 0) answered = Math.max(answered, hits[slot] ?? 0);
    if (answered === 0) return { ...NOTHING, levels: [], whole: false };
    const slots: number[] = [];
    for (let slot = 0; slot < size; slot++)
      if (hits[slot] === answered && this.#ids[slot] !== 0) slots.push(slot);
    const ranks = ranksOf(slots, named, scores);
    slots.sort((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0) || this.#placeOf(a) - this.#placeOf(b));
    const among = new Uint8Array(size);
    const found = slots.slice(0, most);
    for (const slot of found) among[slot] = 1;
    const offers = this.#variants.answering(units, among);
    const ids = found.map((slot) => this.#ids[slot] ?? 0);
    return { ids, levels: found.map((slot) => levelOf(ranks[slot] ?? 0)), offers, whole: answered === asked };
  }

  /** Writes how much goods answer an alternative and how much their names do, where that is more than before. */
  #weigh({ stems, factor }: Alternative, best: Float64Array, named: Float32Array): void {
    const [first, ...others] = stems.map((stem) => this.#lists.get(stem) ?? []);
    if (!first) return;
    const rest = others.map((list) => new Map(list.map((entry) => [slotOf(entry), weightOf(entry)])));
    for (const entry of first) {
      const slot = slotOf(entry);
      let weight = weightOf(entry);
      let most = weight;
      for (const list of rest) {
        const other = list.get(slot) ?? 0;
        weight = Math.min(weight, other);
        most = Math.max(most, other);
      }
      if (weight === 0) continue;
      if (weight * factor > (best[slot] ?? 0)) best[slot] = weight * factor;
      const name = inName(most) * factor;
      if (name > (named[slot] ?? 0)) named[slot] = name;
    }
  }

  #like(query: string): readonly Holder[] {
    return this.#codes.get(codeOf(writtenCode(query))) ?? [];
  }

  #writtenAs(query: string, holders: readonly Holder[]): readonly Holder[] {
    const written = writtenCode(query);
    return holders.filter((holder) => this.#ids[holder.slot] !== 0 && holder.written === written);
  }

  #heldBy(holders: readonly Holder[]): FoundByCode {
    const ids = this.#goodsIn(holders.map(({ slot }) => slot));
    const named = holders.length <= MOST_NAMED ? holders.filter(({ slot }) => this.#ids[slot] !== 0) : [];
    return { ids, offers: new Map(named.map(({ offer }) => [offer, 1])) };
  }

  #goodsIn(slots: readonly number[]): number[] {
    const alive = [...new Set(slots)].filter((slot) => this.#ids[slot] !== 0);
    return alive.sort((a, b) => this.#placeOf(a) - this.#placeOf(b)).map((slot) => this.#ids[slot] ?? 0);
  }

  #placeOf(slot: number): number {
    return this.#places[slot] ?? Infinity;
  }
}

const slotOf = (entry: number) => Math.floor(entry / WEIGHT_ROOM);
const weightOf = (entry: number) => entry % WEIGHT_ROOM;

function listIn<Entry>(lists: Map<string, Entry[]>, key: string): Entry[] {
  const known = lists.get(key);
  if (known) return known;
  const list: Entry[] = [];
  lists.set(key, list);
  return list;
}
