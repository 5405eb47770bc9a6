import { readAmount } from '@siren/domain/goods';
import { BLOCK_PRICE_MAX } from '@siren/domain/pages';
import { TextField } from '@siren/ui/field';
import { formatDecimal, formatMoney } from '@siren/ui/format';
import { useState } from 'react';
import { sumProblem } from '../kit/money/index.ts';

export interface PriceFieldProps {
  label: string;
  /** In roubles; null for any. */
  value: number | null;
  onValueChange(price: number | null): void;
  /** What was typed and cannot be read. */
  unread: string | undefined;
  onUnread(typed: string): void;
  /** What is wrong with a price that can be read. */
  error?: string | undefined;
}

const textOf = (price: number | null): string => (price === null ? '' : formatDecimal(price));

/** What is wrong with a price that was typed, in words; null where nothing is. */
function problemOf(typed: string): string | null {
  const wrong = sumProblem(typed);
  if (wrong !== null) return wrong;
  const { amount } = readAmount(typed, 'sum');
  return amount !== null && amount > BLOCK_PRICE_MAX
    ? `Не\u00a0больше ${formatMoney(BLOCK_PRICE_MAX)}.`
    : null;
}

/** A price that bounds goods, as it was typed: nothing is guessed, and what cannot be read changes nothing. */
export function PriceField({ label, value, onValueChange, unread, onUnread, error }: PriceFieldProps) {
  const [typed, setTyped] = useState(textOf(value));
  // Somebody else may have said another price meanwhile.
  const own = readAmount(typed, 'sum').amount === value ? typed : textOf(value);
  const text = unread ?? own;
  function change(next: string): void {
    setTyped(next);
    if (problemOf(next) === null) onValueChange(readAmount(next, 'sum').amount);
    else onUnread(next);
  }
  return (
    <TextField
      label={label}
      optional
      inputMode="decimal"
      autoComplete="off"
      end="₽"
      value={text}
      error={problemOf(text) ?? error}
      onValueChange={change}
    />
  );
}
