import { createHash } from 'node:crypto';
import { changePrice } from '@siren/domain/goods';
import type { PriceChange, PriceHindrance, PricePair } from '@siren/domain/goods';
import { foundOf } from '../priceRows.ts';
import type { PriceRow } from '../priceRows.ts';

/** What a change makes of the prices of one good. */
export interface GoodPlan {
  changed: { row: PriceRow; to: PricePair; back: boolean }[];
  refused: { row: PriceRow; why: PriceHindrance }[];
  same: number;
  /** Tells what changes from what to what: another one is another plan. */
  print: string;
}

const PRINT_LENGTH = 16;

const printOf = (changed: GoodPlan['changed']): string =>
  createHash('sha256')
    .update(
      JSON.stringify(changed.map(({ row, ...one }) => [row.offer, row.region, row.price, row.oldPrice, one])),
    )
    .digest('base64url')
    .slice(0, PRINT_LENGTH);

/** What a change would make of a good, by the rule by which it is changed. */
export function planGood(rows: readonly PriceRow[], change: PriceChange): GoodPlan {
  const { regions } = change;
  const plan: GoodPlan = { changed: [], refused: [], same: 0, print: '' };
  for (const row of rows) {
    if (regions !== null && !regions.includes(row.region)) continue;
    const outcome = changePrice(foundOf(row), change);
    if (outcome.kind === 'changed') plan.changed.push({ row, to: outcome.to, back: outcome.back });
    else if (outcome.kind === 'refused') plan.refused.push({ row, why: outcome.why });
    else plan.same += 1;
  }
  return { ...plan, print: printOf(plan.changed) };
}
