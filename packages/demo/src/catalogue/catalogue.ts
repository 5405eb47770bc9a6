import { models } from './goods/index.ts';
import { offersOf, sampleOf } from './offers/index.ts';
import type { Offer } from './offers/index.ts';
import { sections } from './sections.ts';

/** Titles of what stands in stores as a sample too. */
const samples = new Set<string>([
  'Диван «Клуб» двухместный',
  'Диван угловой «Берег» с оттоманкой',
  'Кресло для отдыха «Тишина»',
  'Кровать «Сумерки» с мягким изголовьем',
  'Стол обеденный «Колонна» круглый',
  'Комод «Лоза» с дверцами из ротанга',
]);

/** All offers, the first model of every section before the second ones, variants of a model together. */
export const offers: readonly Offer[] = sections
  .flatMap(({ code }) => models.filter(({ section }) => section === code).map((model, at) => ({ model, at })))
  .toSorted((a, b) => a.at - b.at)
  .flatMap(({ model, at }) => {
    const own = offersOf(model, at + 1);
    const [first] = own;
    return first && samples.has(model.title) ? [...own, sampleOf(model, first)] : own;
  });
