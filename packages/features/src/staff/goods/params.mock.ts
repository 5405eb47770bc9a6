import type { PayloadOf } from '@siren/contract/calls';
import { handAfter, mendedParams } from '@siren/domain/goods';
import type { FedParam, GoodVariant, HandParam } from '@siren/domain/goods';

type Wish = Required<PayloadOf<'/api/admin/catalog/save'>>;

const fedOf = ({ name, value, unit, feed, byHand }: GoodVariant['params'][number]): FedParam[] =>
  feed ? [feed] : byHand || value === null ? [] : [{ name, value, unit }];

/** A variant once some of its params were set and others given back, by the rule of the domain. */
export function withParams(
  variant: GoodVariant,
  params: Wish['params'],
  back: Wish['paramsBack'],
): GoodVariant {
  const own = <Named extends { offer: number }>(all: readonly Named[]) =>
    all.filter(({ offer }) => offer === variant.offer);
  const fed = variant.params.flatMap(fedOf);
  const before = variant.params.flatMap(({ key, name, value, unit, byHand }): HandParam[] =>
    byHand ? [{ key, name, value, unit }] : [],
  );
  const hand = handAfter(fed, before, {
    set: own(params).map(({ key, name, value, unit }) => ({ key, name, value, unit })),
    back: own(back).map(({ key }) => key),
  });
  return {
    ...variant,
    params: mendedParams(fed, hand).map(({ key, fed: told, hand: set }) => {
      const { name, value, unit } = set ?? told ?? { name: key, value: null, unit: null };
      return { key, name, value, unit, feed: set && told, byHand: set !== null };
    }),
  };
}
