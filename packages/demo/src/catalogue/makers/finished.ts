import type { Model, Said } from '../model/index.ts';

/** What a model takes over from its row as it is. */
export const marked = ({ mark, sale }: Said): Pick<Model, 'mark' | 'sale'> => ({
  ...(mark ? { mark } : {}),
  ...(sale === undefined ? {} : { sale }),
});

/** «Стол обеденный «Тис» раздвижной». */
export const titleOf = (what: string, name: string, form?: string): string =>
  [what, `«${name}»`, form].filter(Boolean).join(' ');
