import type { RawOffer } from '../feed/index.ts';
import type { OfferParam } from './Offer.ts';

const EXPOSITION = /витринн|выставочн|экспозици/i;
const NOVELTY = /^новинка$/i;
const HIT = /^хит(?: продаж)?$/i;
const YES = /^(?:да|yes|true|1|\+)$/i;

export interface Marks {
  exposition: boolean;
  novelty: boolean;
  hit: boolean;
  /** Params that describe the good; those that were marks are gone. */
  rest: OfferParam[];
}

const isExposition = (param: OfferParam) =>
  (EXPOSITION.test(param.name) && YES.test(param.value)) ||
  (/состояни|кондици/i.test(param.name) && EXPOSITION.test(param.value));

/**
 * Marks that a feed sets by `<condition>` or by a param: exhibition sample («Витринный образец»: «Да»),
 * «Новинка», «Хит продаж».
 */
export function marksOf({ condition }: RawOffer, params: readonly OfferParam[]): Marks {
  const said = (name: RegExp) => params.some((param) => name.test(param.name) && YES.test(param.value));
  return {
    exposition:
      /showcase/i.test(condition.type) || EXPOSITION.test(condition.text) || params.some(isExposition),
    novelty: said(NOVELTY),
    hit: said(HIT),
    rest: params.filter(({ name }) => !EXPOSITION.test(name) && !NOVELTY.test(name) && !HIT.test(name)),
  };
}
