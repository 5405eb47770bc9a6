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

/** Files go on writing the name that a unit had: it stays among its spellings. */
export function renamedUnit(
  before: Readonly<Record<string, FieldValue>>,
  after: Record<string, FieldValue>,
): Record<string, FieldValue> {
  const name = String(before['name'] ?? '');
  const isSaid = unitClaims(after).some(({ said }) => said === unitKey(name));
  const spellings = Array.isArray(after['spellings']) ? after['spellings'] : [];
  return isSaid ? after : { ...after, spellings: [...spellings, name] };
}
