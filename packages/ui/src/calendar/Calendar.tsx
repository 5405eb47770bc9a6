import { useState } from 'react';
import { CalendarFrame } from './CalendarFrame.tsx';
import type { CalendarBaseProps } from './CalendarFrame.tsx';
import type { Day } from './day.ts';

export interface CalendarProps extends CalendarBaseProps {
  /** The chosen day, `YYYY-MM-DD`; null for none. */
  value?: Day | null;
  /** The chosen day at first, when nobody else keeps it. */
  defaultValue?: Day;
  onValueChange?: (value: Day) => void;
}

const nothing = () => {};

/** One day out of a month that is in view. Where the day is typed as well, use DateField. */
export function Calendar({ value, defaultValue, onValueChange, ...rest }: CalendarProps) {
  const [own, setOwn] = useState(defaultValue ?? null);
  const day = value === undefined ? own : value;
  const pick = (next: Day) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <CalendarFrame
      {...rest}
      chosen={day}
      isSelected={(other) => other === day}
      onPick={pick}
      onLook={nothing}
    />
  );
}
