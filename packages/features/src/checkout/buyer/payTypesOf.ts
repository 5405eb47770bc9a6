import type { PayType, Store } from '@siren/domain/regions';

/** What one can pay with in the region: the pay types of its stores, each once. */
export function payTypesOf(stores: readonly Store[]): PayType[] {
  const known = new Map(stores.flatMap(({ payTypes }) => payTypes).map((payType) => [payType.id, payType]));
  return [...known.values()].sort((one, other) => one.id - other.id);
}
