import { firstBadges } from '../badges.ts';
import type { KnownBadge } from '../badges.ts';
import { badgesOf } from '../badgesOf.ts';
import type { BadgeFacts } from '../badgesOf.ts';
import { AVAILABILITY, availabilityOf } from '../availabilityOf.ts';
import type { Availability } from '../availabilityOf.ts';
import type { ListedGood, ListedOffer } from '../list/ListedGood.ts';
import { paramTitle } from '../paramTitle.ts';
import { paramTraits } from './paramTraits.ts';
import { addressOf, ownAddressOf } from './slugs.ts';
import type { SaidParam, Trait } from './Trait.ts';

/** Codes of the facets that no param makes, in the order to show. */
export const OWN_FACETS = [AVAILABILITY, 'badge', 'brand'] as const;

const availabilityNames: Record<Availability, string> = {
  'in-stock': 'В\u00a0наличии',
  exposition: 'Только для\u00a0экспозиции',
  'out-of-stock': 'Нет в\u00a0наличии',
};

const own = (code: string, title: string, slug: string, name: string): Trait => ({
  ...{ code, facet: code, title, slug, value: slug, name },
  ...{ unit: null, kind: 'text', hex: null, number: null },
});

/** What an offer can be found by besides its params. */
export interface OwnFacts extends Omit<BadgeFacts, 'handBadges'> {
  /** Pieces in the stores of the region. */
  quantity: number;
}

/** By badges. What stands for exposition is told by its availability. Numbers keep the order of the shop. */
const badgeTraits = (facts: BadgeFacts, known: readonly KnownBadge[]): Trait[] =>
  badgesOf(facts, known).flatMap((badge) =>
    badge.rule === 'exposition'
      ? []
      : {
          ...own('badge', 'Предложения', badge.code, badge.filterName || badge.name),
          number: known.indexOf(badge),
        },
  );

/** By the badges that staff put on a good. */
export const handTraits = (handBadges: readonly number[], known: readonly KnownBadge[]): Trait[] =>
  badgeTraits({ isNew: false, isHit: false, price: 1, oldPrice: null, exposition: false, handBadges }, known);

/** Availability, and badges that follow from rules. */
export function ownTraits(facts: OwnFacts, known: readonly KnownBadge[]): Trait[] {
  const availability = availabilityOf(facts);
  return [
    own(AVAILABILITY, 'Наличие', availability, availabilityNames[availability]),
    ...badgeTraits({ ...facts, handBadges: [] }, known),
  ];
}

/** The addresses that the filter of a brand has: the short one, and the one that no other brand has. */
export const brandAddresses = (brand: string): string[] => [addressOf(brand), ownAddressOf(brand)];

export function brandTraits(brand: string | null): Trait[] {
  return brand ? [{ ...own('brand', 'Бренд', addressOf(brand), brand), value: ownAddressOf(brand) }] : [];
}

/** Params of one offer that are looked at. */
const PARAMS_MAX = 60;

/** Params, and options that no param tells; the colour of an option is its param's. */
export function saidParams({ params, options }: Pick<ListedOffer, 'params' | 'options'>): SaidParam[] {
  const hexes = new Map(options.map(({ name, hex }) => [name, hex]));
  const named = new Set(params.flatMap((param) => [param.name, paramTitle(param)]));
  const said = [
    ...params.map((param) => ({ ...param, hex: param.hex ?? hexes.get(param.name) ?? null })),
    ...options.filter(({ name }) => !named.has(name)).map((option) => ({ ...option, unit: null })),
  ];
  return said.slice(0, PARAMS_MAX);
}

/** Everything that an offer of a good can be found by, each value once: of two spellings the last. */
export function offerTraits(
  good: Omit<ListedGood, 'offers'>,
  offer: ListedOffer,
  known: readonly KnownBadge[] = firstBadges,
): Trait[] {
  const traits = [
    ...ownTraits({ ...good, ...offer }, known),
    ...handTraits(good.handBadges ?? [], known),
    ...brandTraits(good.brand),
    ...saidParams(offer).flatMap(paramTraits),
  ];
  return [...new Map(traits.map((trait) => [`${trait.facet}=${trait.value}`, trait])).values()];
}
