import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Day, DayLimits } from '../calendar/index.ts';
import { useEscape, useFormReset } from '../element/index.ts';
import { formatShortDate } from '../format/index.ts';
import { readDay } from './readDay.ts';

interface DayText {
  /** Of the field. */
  id: string;
  value: Day | null;
  today: Day;
  limits: DayLimits;
  /** Another day was typed, none any more, or one that cannot be: then null as well. */
  onSettle: (day: Day | null) => void;
}

/**
 * A day as text that one edits. It is read when the field is left or Enter is pressed; what cannot be read stays as it
 * was typed, with words about it, and counts as no day.
 */
export function useDayText({ id, value, today, limits, onSettle }: DayText) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [known, setKnown] = useState(value);
  const forget = () => {
    setDraft(null);
    setProblem(undefined);
  };
  useFormReset(id, forget);
  useEscape((target) => target.id === id, draft !== null, forget);
  if (value !== known) {
    setKnown(value);
    /* A day from elsewhere wins over what was typed; that a wrong text counts for nothing is no such day. */
    if (value !== null || problem === undefined) forget();
  }
  const settle = () => {
    if (draft === null) return;
    const { day = null, problem: found } = readDay(draft, today, limits);
    setProblem(found);
    if (found === undefined) setDraft(null);
    if (day !== value) onSettle(day);
  };
  return {
    problem,
    settle,
    input: {
      inputMode: 'decimal' as const,
      autoComplete: 'off',
      placeholder: 'дд.мм.гггг',
      value: draft ?? (value === null ? '' : formatShortDate(value, 'UTC')),
      onValueChange: (text: string) => {
        setDraft(text);
        setProblem(undefined);
      },
      onBlur: settle,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') settle();
      },
    },
  };
}
