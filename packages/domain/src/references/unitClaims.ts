import { unitKey } from '../units/index.ts';
import type { FieldValue } from './entities.ts';

/** All that a unit is called by: what one entry says is no other's. */
export function unitClaims({ name = '', spellings = [] }: Readonly<Record<string, FieldValue>>) {
  const also = typeof spellings === 'string' ? [] : spellings;
  return [
    { field: 'name', said: unitKey(String(name)) },
    ...also.map((said) => ({ field: 'spellings', said: unitKey(said) })),
  ];
}
