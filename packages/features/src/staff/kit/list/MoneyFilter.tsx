import { readAmount } from '@siren/domain/goods';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { formatExactMoney, NBSP } from '@siren/ui/format';
import { Inline, Stack } from '@siren/ui/layout';
import { Popover } from '@siren/ui/popover';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { FilterChip } from './FilterChip.tsx';
import { sumProblem } from '../money/index.ts';
import type { ChosenFilters } from './listAddress.ts';
import * as css from './MoneyFilter.css.ts';
import type { ListAddressState } from './useListAddress.ts';

const sumOf = (written: string): number | null => readAmount(written, 'sum').amount;

/** The sum that an address names, roubles; null for none, and for what is none. */
export const sumIn = (filters: ChosenFilters, key: string): number | null => sumOf(filters[key]?.[0] ?? '');

type Sums = Record<'from' | 'to', number | null>;

function wordsOf(label: string, { from, to }: Sums): string {
  const parts = [
    ...(from === null ? [] : [`от${NBSP}${formatExactMoney(from)}`]),
    ...(to === null ? [] : [`до${NBSP}${formatExactMoney(to)}`]),
  ];
  return [label, ...parts].join(' ');
}

/** As it is typed: «1234,5». */
const typedOf = (sum: number | null): string => (sum === null ? '' : String(sum).replace('.', ','));

export interface MoneyFilterProps {
  /** What is bounded: «Цена». */
  label: string;
  /** Which sums count, where a row has several. */
  hint: string;
  list: ListAddressState;
  /** Keys of the filters that hold the least and the greatest sum. */
  first: string;
  last: string;
}

/** Sums that a list is narrowed to; they stand in its address. */
export function MoneyFilter({ list, first, last, label, hint }: MoneyFilterProps) {
  const { filters } = list.address;
  const chosen = { from: sumIn(filters, first), to: sumIn(filters, last) };
  const [open, setOpen] = useState(false);
  const isChosen = chosen.from !== null || chosen.to !== null;
  const settle = ({ from, to }: Sums) => {
    const at = (sum: number | null) => (sum === null ? [] : [String(sum)]);
    list.change({ filters: { ...filters, [first]: at(from), [last]: at(to) } });
    setOpen(false);
  };
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={setOpen}
      trigger={<FilterChip on={isChosen} words={wordsOf(label, chosen)} />}
    >
      <SumsForm {...{ hint, chosen }} onSettle={settle} />
    </Popover>
  );
}

interface SumsFormProps extends Pick<MoneyFilterProps, 'hint'> {
  chosen: Sums;
  onSettle: (sums: Sums) => void;
}

function SumsForm({ hint, chosen, onSettle }: SumsFormProps) {
  const [typed, setTyped] = useState({ from: typedOf(chosen.from), to: typedOf(chosen.to) });
  const [shown, setShown] = useState(false);
  const [from, to] = [sumOf(typed.from), sumOf(typed.to)];
  const isCrossed = from !== null && to !== null && from > to;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setShown(true);
    if (sumProblem(typed.from) === null && sumProblem(typed.to) === null && !isCrossed)
      onSettle({ from, to });
  };
  const errorOf = (side: keyof Sums) => {
    if (!shown) return undefined;
    const crossed = side === 'to' && isCrossed ? 'Меньше, чем «от».' : undefined;
    return sumProblem(typed[side]) ?? crossed;
  };
  const field = (side: keyof Sums, word: string) => (
    <TextField
      label={`${word}, ₽`}
      inputMode="decimal"
      autoComplete="off"
      value={typed[side]}
      error={errorOf(side)}
      onValueChange={(value) => setTyped({ ...typed, [side]: value })}
    />
  );
  return (
    <form className={css.form} noValidate onSubmit={send}>
      <Stack gap={3}>
        <div className={css.fields}>
          {field('from', 'От')}
          {field('to', 'До')}
        </div>
        <Text size={14} tone="muted">
          {hint}
        </Text>
        <Inline gap={2}>
          <Button type="submit" size="s">
            Показать
          </Button>
          {(chosen.from !== null || chosen.to !== null) && (
            <Button size="s" variant="line" onClick={() => onSettle({ from: null, to: null })}>
              Без границ
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
