import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useEscape, useFormReset } from '../element/index.ts';
import { TextField } from '../field/index.ts';
import { formatDecimal } from '../format/index.ts';
import { parseBound, plainBound } from './range.ts';
import * as css from './RangeField.css.ts';

interface BoundFieldProps {
  /** «Цена от». */
  name: string;
  /** «от», «до». */
  word: string;
  value: number | null;
  /** What stands there when nothing is asked for: the end of the range. */
  end: number;
  disabled: boolean;
  /** Somebody typed another bound and left the field or pressed Enter; null for none. */
  onSettle: (value: number | null) => void;
}

/**
 * One end of the range as text: plain digits while one types, thousands apart before and after. What is no number
 * stays as it was typed and bounds nothing, until another number comes, be it from a thumb.
 */
export function BoundField({ name, word, value, end, disabled, onSettle }: BoundFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  /** The bound beside which something was left that is no number. */
  const [refused, setRefused] = useState<number | null>();
  if (refused !== undefined && refused !== value) {
    setRefused(undefined);
    setDraft(null);
  }
  const id = useId();
  const plain = plainBound(value);
  useEscape(
    (target) => target.id === id,
    draft !== null && draft !== plain,
    () => setDraft(plain),
  );
  useFormReset(id, () => setDraft(null));
  const typed = draft === null ? value : parseBound(draft);
  const settle = () => {
    setRefused(typed === undefined ? value : undefined);
    if (typed === undefined) return;
    setDraft(null);
    if (typed !== value) onSettle(typed);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') settle();
  };
  return (
    <TextField
      id={id}
      label={name}
      hideLabel
      error={refused !== undefined && typed === undefined ? 'Введите число' : undefined}
      start={<span className={css.word}>{word}</span>}
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      placeholder={formatDecimal(end)}
      value={draft ?? (value === null ? '' : formatDecimal(value))}
      onValueChange={setDraft}
      onFocus={(event) => {
        if (typed !== undefined) setDraft(plain);
        event.target.select();
      }}
      onBlur={settle}
      onKeyDown={press}
    />
  );
}
