import { isPayable, sumRoubles } from '../money/index.ts';

/**
 * The balance after a correction by staff, roubles.
 * @param amount what is added; negative for what is taken off
 * @returns null where it would go below 0, or beyond what a balance holds
 */
export function correctedBonus(bonus: number, amount: number): number | null {
  const after = sumRoubles([bonus, amount]);
  return isPayable(after) ? after : null;
}
