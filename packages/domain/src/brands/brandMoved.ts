import { brandAddresses } from '../catalog/index.ts';

/** The brand that an address of before leads to; undefined where a brand has it now, or none had it. */
export function brandMoved(
  names: readonly string[],
  before: ReadonlyMap<string, string>,
  address: string,
): string | undefined {
  const name = before.get(address);
  return name === undefined || names.some((one) => brandAddresses(one).includes(address)) ? undefined : name;
}
