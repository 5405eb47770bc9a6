import type { KeyboardEvent, ReactNode } from 'react';
import type { Day, DayLimits } from '../calendar/index.ts';
import { TextField } from '../field/index.ts';
import * as css from './DateField.css.ts';
import { useDayText } from './useDayText.ts';

interface DayBoundFieldProps {
  id: string;
  /** «Период с». */
  name: string;
  /** «с», «по». */
  word: string;
  today: Day;
  value: Day | null;
  limits: DayLimits;
  onSettle: (day: Day | null) => void;
  disabled: boolean;
  openByKey: (event: KeyboardEvent<HTMLElement>) => void;
  end?: ReactNode;
}

/** One end of the days as text. */
export function DayBoundField({
  id,
  name,
  word,
  today,
  value,
  limits,
  onSettle,
  disabled,
  openByKey,
  end,
}: DayBoundFieldProps) {
  const { input, problem } = useDayText({ id, value, today, limits, onSettle });
  return (
    <TextField
      {...input}
      id={id}
      label={name}
      hideLabel
      start={<span className={css.word}>{word}</span>}
      end={end}
      disabled={disabled}
      error={problem}
      onKeyDown={(event) => {
        input.onKeyDown(event);
        openByKey(event);
      }}
    />
  );
}
