import { brandTraits, handTraits, paramTraits, saidParams } from '@siren/domain/catalog';
import type { KnownBadge, SaidParam } from '@siren/domain/catalog';
import type { OfferNumbers } from './GoodsTable.ts';
import type { IndexedGood, IndexedOffer } from './IndexedGood.ts';
import type { TraitBook } from './TraitBook.ts';

/** Params whose traits are remembered: most offers say the same things. */
const KNOWN_MAX = 50_000;

/** A function that gives the numbers of everything that an offer says in every region, each value once. */
export function createOfferNumbers(book: TraitBook, badges: readonly KnownBadge[]) {
  const known = new Map<string, readonly number[]>();
  const byBrand = new Map<string, readonly number[]>();

  const numbersOf = (param: SaidParam): readonly number[] => {
    const key = `${param.name}\n${param.value}\n${param.unit}\n${param.hex}`;
    const before = known.get(key);
    if (before) return before;
    const numbers = paramTraits(param).map((trait) => book.add(trait));
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(key, numbers);
    return numbers;
  };

  const brandNumbers = (brand: string | null): readonly number[] => {
    if (brand === null) return [];
    const before = byBrand.get(brand);
    if (before) return before;
    const numbers = brandTraits(brand).map((trait) => book.add(trait));
    byBrand.set(brand, numbers);
    return numbers;
  };

  return (
    { brand, handBadges }: Pick<IndexedGood, 'brand' | 'handBadges'>,
    offer: Pick<IndexedOffer, 'params' | 'options'>,
  ): OfferNumbers => {
    const said = saidParams(offer).flatMap(numbersOf);
    const hand = handTraits(handBadges, badges).map((trait) => book.add(trait));
    const all = [...hand, ...brandNumbers(brand), ...said];
    // Of two spellings of one value the last counts, as in `offerTraits`.
    const byValue = new Map(all.map((number) => [book.valueOf[number] ?? 0, number]));
    return { traits: [...byValue.values()], values: [...byValue.keys()] };
  };
}
