import { badgesOf } from '../badgesOf.ts';
import type { Badge, StockStatus } from '../entities.ts';
import type { ListedGood, ListedOffer } from '../list/ListedGood.ts';
import { stockOf } from '../stockOf.ts';
import { paramTraits } from './paramTraits.ts';
import { addressOf } from './slugs.ts';
import type { SaidParam, Trait } from './Trait.ts';

/** Codes of the facets that no param makes, in the order to show. */
export const OWN_FACETS = ['stock', 'badge', 'brand'] as const;

const stockNames: Record<StockStatus, string> = {
  in_stock: 'В\u00a0наличии',
  few: 'Осталось мало',
  out_of_stock: 'Нет в\u00a0наличии',
};
const badgeNames: Record<Badge, string> = {
  sale: 'Со\u00a0скидкой',
  new: 'Новинки',
  hit: 'Хиты продаж',
  exposition: 'Только в\u00a0магазине',
};

const own = (code: string, title: string, slug: string, name: string): Trait => ({
  code,
  title,
  unit: null,
  slug,
  name,
  kind: 'text',
  hex: null,
  number: null,
});

/** Where few pieces are left the good is in stock all the same. */
const stockTraits = (quantity: number): Trait[] => {
  const { status } = stockOf(quantity);
  const told: StockStatus[] = status === 'few' ? ['in_stock', 'few'] : [status];
  return told.map((one) => own('stock', 'Наличие', one.replaceAll('_', '-'), stockNames[one]));
};

/** Params, and options that no param tells; the colour of an option is its param's. */
const saidBy = ({ params, options }: ListedOffer): SaidParam[] => {
  const hexes = new Map(options.map(({ name, hex }) => [name, hex]));
  const named = new Set(params.map(({ name }) => name));
  return [
    ...params.map((param) => ({ ...param, hex: param.hex ?? hexes.get(param.name) ?? null })),
    ...options.filter(({ name }) => !named.has(name)).map((option) => ({ ...option, unit: null })),
  ];
};

/** Everything that an offer of a good can be found by, each value once. */
export function offerTraits(good: Omit<ListedGood, 'offers'>, offer: ListedOffer): Trait[] {
  const traits = [
    ...stockTraits(offer.quantity),
    ...badgesOf({ ...good, ...offer }).map((badge) => own('badge', 'Особенности', badge, badgeNames[badge])),
    ...(good.brand ? [own('brand', 'Бренд', addressOf(good.brand), good.brand)] : []),
    ...saidBy(offer).flatMap(paramTraits),
  ];
  return [...new Map(traits.map((trait) => [`${trait.code}=${trait.slug}`, trait])).values()];
}
