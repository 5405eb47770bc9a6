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

/** One end of the range as text: plain digits while one types, thousands apart before and after. */
export function BoundField({ name, word, value, end, disabled, onSettle }: BoundFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const id = useId();
  const plain = plainBound(value);
  useEscape(
    (target) => target.id === id,
    draft !== null && draft !== plain,
    () => setDraft(plain),
  );
  useFormReset(id, () => setDraft(null));
  const settle = () => {
    const typed = draft === null ? undefined : parseBound(draft);
    setDraft(null);
    if (typed !== undefined && typed !== value) onSettle(typed);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') settle();
  };
  return (
    <TextField
      id={id}
      label={name}
      hideLabel
      start={<span className={css.word}>{word}</span>}
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      placeholder={formatDecimal(end)}
      value={draft ?? (value === null ? '' : formatDecimal(value))}
      onValueChange={setDraft}
      onFocus={(event) => {
        setDraft(plain);
        event.target.select();
      }}
      onBlur={settle}
      onKeyDown={press}
    />
  );
}
