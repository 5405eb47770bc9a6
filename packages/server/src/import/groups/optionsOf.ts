import { paramTitle } from '@siren/domain/catalog';
import type { PaintedOption } from '@siren/domain/colors';
import type { OfferParam } from '../offers/index.ts';

export interface Variant {
  name: string;
  article: string;
  params: OfferParam[];
}

/** Names of what buyers choose by; these are tried first, whatever order the feed has. */
const CHOSEN_BY =
  /цвет|обивк|ткань|расцветк|размер|шири|длин|диаметр|материал|опор|ножк|декор|фасад|объ[её]м|памят|комплект/i;

const valueOf = (variant: Variant, name: string) => variant.params.find((param) => param.name === name);
const shown = (param: OfferParam) => (param.unit ? `${param.value}\u00a0${param.unit}` : param.value);
const key = (variant: Variant, name: string) => {
  const param = valueOf(variant, name);
  return param ? shown(param) : '';
};

/** Each unit is a choice of its own where a variant has a param in several: «Размер, RU» and «Размер, EU». */
const toldApart = (variants: readonly Variant[]): Variant[] => {
  const several = new Set(
    variants.flatMap(({ params }) =>
      params.flatMap(({ name }, at) => (params.findIndex((one) => one.name === name) < at ? [name] : [])),
    ),
  );
  return variants.map((variant) => ({
    ...variant,
    params: variant.params.map((param) =>
      several.has(param.name) ? { ...param, name: paramTitle(param) } : param,
    ),
  }));
};

/** How many classes the variants fall into by these params. */
const classes = (variants: readonly Variant[], names: readonly string[]) =>
  new Set(variants.map((variant) => JSON.stringify(names.map((name) => key(variant, name))))).size;

const optionOf = (param: OfferParam): PaintedOption => ({
  ...{ name: param.name, value: shown(param), hex: param.hex ?? null },
});

/** Params that tell the variants apart, in the feed's order, each adding a difference that the others lack. */
const telling = (variants: readonly Variant[]): string[] => {
  const names = [...new Set(variants.flatMap(({ params }) => params.map(({ name }) => name)))].filter(
    (name) => classes(variants, [name]) > 1,
  );
  const chosen: string[] = [];
  for (const name of names.toSorted((a, b) => Number(CHOSEN_BY.test(b)) - Number(CHOSEN_BY.test(a)))) {
    if (classes(variants, [...chosen, name]) > classes(variants, chosen)) chosen.push(name);
  }
  return names.filter((name) => chosen.includes(name));
};

/**
 * What tells each variant of a group from its siblings, as `offers.options` keeps it; variants that nothing else tells apart
 * get their article. Only what a feed paints has a paint.
 */
export function optionsOf(given: readonly Variant[]): PaintedOption[][] {
  if (given.length < 2) return given.map(() => []);
  const variants = toldApart(given);
  const names = telling(variants);
  const told = classes(variants, names) === variants.length;
  return variants.map((variant) => [
    ...names.flatMap((name) => {
      const param = valueOf(variant, name);
      return param ? [optionOf(param)] : [];
    }),
    ...(told ? [] : [{ name: 'Артикул', value: variant.article, hex: null }]),
  ]);
}
