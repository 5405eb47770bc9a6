import type { ProductParam } from '@siren/domain/catalog';

export interface ParamGroup {
  name: string;
  params: ProductParam[];
}

/** Params by their group, in the order of the first of each. */
export function groupParams(params: readonly ProductParam[]): ParamGroup[] {
  const groups = Map.groupBy(params, ({ group }) => group);
  return [...groups].map(([name, members]) => ({ name, params: members }));
}
