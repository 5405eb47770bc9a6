import { parseMoney } from '@siren/domain/money';
import { prepaymentProblem, prepaymentTotal } from '@siren/domain/orders';
import { formatExactMoney } from '@siren/ui/format';

export interface ReadPrepayment {
  /** Roubles by pay type id: what is typed and can be read. */
  amounts: Record<string, number>;
  /** Roubles. */
  total: number;
  /** What is wrong and how to mend it, by the pay type's id. */
  errors: Record<string, string>;
}

/** Amounts as they are typed, by pay type id, against the sum to pay (roubles). Empty ones are none. */
export function readPrepayment(typed: Record<string, string>, toPay: number): ReadPrepayment {
  const entries = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  const read = entries.map(([id, text]) => [id, parseMoney(text)] as const);
  const amounts = Object.fromEntries(read.flatMap(([id, amount]) => (amount === null ? [] : [[id, amount]])));
  const errors: Record<string, string> = {};
  for (const [id, amount] of read) {
    if (amount === null) errors[id] = 'Сумма в\u00a0рублях, например 1500 или 1500,50';
  }
  const total = prepaymentTotal(amounts);
  const [last] = Object.keys(amounts).slice(-1);
  if (
    last !== undefined &&
    prepaymentProblem(amounts, { payTypes: Object.keys(amounts).map(Number), toPay })
  ) {
    errors[last] =
      `Вместе ${formatExactMoney(total)}, а\u00a0заказ на\u00a0${formatExactMoney(toPay)}. Уменьшите предоплату.`;
  }
  return { amounts, total, errors };
}
