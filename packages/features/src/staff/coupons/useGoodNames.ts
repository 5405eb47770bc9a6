import type { CouponNamed } from '@siren/domain/coupons';
import { useEffect, useState } from 'react';
import { readOwn, writeOwn } from '../../info/index.ts';
import { idsIn } from './couponForm.ts';

/** What the goods of a form are called. A name is no part of what is saved: a feed may change it meanwhile. */
export interface GoodNames {
  nameOf(id: number): string;
  /** These were found. */
  add(goods: readonly CouponNamed[]): void;
}

const isNamed = (one: unknown): one is CouponNamed =>
  typeof one === 'object' &&
  one !== null &&
  'id' in one &&
  typeof one.id === 'number' &&
  'name' in one &&
  typeof one.name === 'string';

const namesIn = (found: unknown): CouponNamed[] => (Array.isArray(found) ? found.filter(isNamed) : []);

/**
 * Names of goods: those that the record tells, and those that were found for the draft, which outlive a reload as it does.
 *
 * @param name of the draft
 */
export function useGoodNames(
  name: string,
  told: readonly CouponNamed[],
  { fields, dirty }: { fields: { offers: string }; dirty: boolean },
): GoodNames {
  const place = `draft/${name}/goods`;
  const [found, setFound] = useState(() => namesIn(readOwn(place)));
  const ids = idsIn(fields.offers);
  const kept = JSON.stringify(dirty ? found.filter(({ id }) => ids.includes(id)) : null);
  useEffect(() => writeOwn(place, JSON.parse(kept)), [place, kept]);
  return {
    nameOf: (id) => [...told, ...found].find((good) => good.id === id)?.name ?? `№\u00a0${id}`,
    add: (goods) => setFound((before) => [...goods, ...before]),
  };
}
