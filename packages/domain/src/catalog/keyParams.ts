import type { CardParam } from './listing.ts';

/** So many params a row of a list has room for. */
export const KEY_PARAMS_MAX = 5;
/** Characters of a value that is read at a glance; longer ones are descriptions. */
const VALUE_MAX = 32;

/** What a row of a list tells a good by: its first params that are short, in their order. */
export function keyParams(params: readonly CardParam[]): CardParam[] {
  return params
    .filter(({ name, value }) => name.length <= VALUE_MAX && value !== '' && value.length <= VALUE_MAX)
    .slice(0, KEY_PARAMS_MAX)
    .map(({ name, value, unit }) => ({ name, value, unit }));
}
