import { badgesOf } from '../badgesOf.ts';
import type { Badge } from '../entities.ts';
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
/** What stands for exposition is told by its availability. */
const badgeNames: Record<Exclude<Badge, 'exposition'>, string> = {
  sale: 'Со\u00a0скидкой',
  new: 'Новинки',
  hit: 'Хиты продаж',
};

const own = (code: string, title: string, slug: string, name: string): Trait => ({
  ...{ code, facet: code, title, slug, value: slug, name },
  ...{ unit: null, kind: 'text', hex: null, number: null },
});

/** What an offer can be found by besides its params. */
export interface OwnFacts {
  isHit: boolean;
  isNew: boolean;
  exposition: boolean;
  price: number;
  oldPrice: number | null;
  /** Pieces in the stores of the region. */
  quantity: number;
}

/** Availability and badges. */
export function ownTraits(facts: OwnFacts): Trait[] {
  const availability = availabilityOf(facts);
  return [
    own(AVAILABILITY, 'Наличие', availability, availabilityNames[availability]),
    ...badgesOf(facts).flatMap((badge) =>
      badge === 'exposition' ? [] : own('badge', 'Предложения', badge, badgeNames[badge]),
    ),
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
export function offerTraits(good: Omit<ListedGood, 'offers'>, offer: ListedOffer): Trait[] {
  const traits = [
    ...ownTraits({ ...good, ...offer }),
    ...brandTraits(good.brand),
    ...saidParams(offer).flatMap(paramTraits),
  ];
  return [...new Map(traits.map((trait) => [`${trait.facet}=${trait.value}`, trait])).values()];
}
