import { brandAddresses } from '../catalog/index.ts';
import type { Brand } from './entities.ts';

/** A brand that is called by this name now, and was called by those of `before`. */
function called(brand: Brand, name: string, before: readonly Brand[]): Brand {
  const names = new Set(before.flatMap((one) => [one.name, ...one.spellings]));
  const own = brandAddresses(name);
  const addresses = new Set(before.flatMap((one) => [...one.addresses, ...brandAddresses(one.name)]));
  return {
    ...{ id: brand.id, name },
    spellings: [...names].filter((one) => one !== name),
    addresses: [...addresses].filter((one) => !own.includes(one)),
  };
}

/** The brand that stays where others are merged into it: all that led to them leads to it. */
export const mergedBrand = (into: Brand, from: readonly Brand[]): Brand =>
  called(into, into.name, [into, ...from]);

/** A brand under another name: feeds and addresses go on leading to it. */
export const renamedBrand = (brand: Brand, name: string): Brand => called(brand, name, [brand]);
