import { isPayable, parseMoney } from '../money/index.ts';
import { withoutUnseen } from '../typed/index.ts';
import { PERCENT_MAX } from './priceChange.ts';

/** What is wrong with an amount that was typed. `ambiguous`: «1.234» may be thousands or parts. */
export type AmountProblem = 'empty' | 'ambiguous' | 'unread' | 'zero' | 'much';

/** An amount that was typed; a problem where it is none that one may go by. */
export type TypedAmount = { amount: number; problem: null } | { amount: null; problem: AmountProblem };

const failed = (problem: AmountProblem): TypedAmount => ({ amount: null, problem });

/** Exactly three digits after one comma or dot. */
const AMBIGUOUS = /^\d{1,3}[.,]\d{3}$/;

/** Reads by how many percent or roubles prices are changed. Nothing is guessed. */
export function readAmount(typed: string, unit: 'percent' | 'sum'): TypedAmount {
  const plain = withoutUnseen(typed).trim();
  const text = unit === 'percent' ? plain.replace(/\s*%$/u, '') : plain;
  if (text === '') return failed('empty');
  if (AMBIGUOUS.test(text.replace(/\s*(?:₽|руб\.?|р\.?)$/iu, ''))) return failed('ambiguous');
  // Percents are no roubles: «5 ₽» is none of them.
  const amount = unit === 'percent' && !/\d$/u.test(text) ? null : parseMoney(text);
  if (amount === null) return failed('unread');
  if (amount === 0) return failed('zero');
  const isMuch = unit === 'percent' ? amount > PERCENT_MAX : !isPayable(amount);
  return isMuch ? failed('much') : { amount, problem: null };
}
