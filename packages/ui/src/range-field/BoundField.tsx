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
  /** How often all was reset: what was refused is let go with each, whatever the bound. */
  resets: number;
  /** Somebody typed another bound and left the field or pressed Enter; null for none. */
  onSettle: (value: number | null) => void;
}

/**
 * One end of the range as text: plain digits while one types, thousands apart before and after. What is no number
 * stays as it was typed and bounds nothing, until another number comes, be it from a thumb, or all is reset.
 */
export function BoundField({ name, word, value, end, disabled, resets, onSettle }: BoundFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  /** Where something was left that is no number: beside which bound, after how many resets. */
  const [refused, setRefused] = useState<Pick<BoundFieldProps, 'value' | 'resets'> | null>(null);
  const letGo = () => {
    setRefused(null);
    setDraft(null);
  };
  if (refused && (refused.value !== value || refused.resets !== resets)) letGo();
  const id = useId();
  const plain = plainBound(value);
  const type = (text: string) => {
    setDraft(text);
    // What is typed from here on is judged anew, once it is left.
    if (parseBound(text) !== undefined) setRefused(null);
  };
  useEscape(
    (target) => target.id === id,
    draft !== null && draft !== plain,
    () => type(plain),
  );
  useFormReset(id, letGo);
  const typed = draft === null ? value : parseBound(draft);
  const settle = () => {
    if (typed === undefined) {
      setRefused({ value, resets });
      return;
    }
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
      error={refused ? 'Введите число' : undefined}
      start={<span className={css.word}>{word}</span>}
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      placeholder={formatDecimal(end)}
      value={draft ?? (value === null ? '' : formatDecimal(value))}
      onValueChange={type}
      onFocus={(event) => {
        if (typed !== undefined) setDraft(plain);
        event.target.select();
      }}
      onBlur={settle}
      onKeyDown={press}
    />
  );
}
