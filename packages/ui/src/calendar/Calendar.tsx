import { useValue } from '../element/index.ts';
import { CalendarFrame } from './CalendarFrame.tsx';
import type { CalendarBaseProps } from './CalendarFrame.tsx';
import type { Day } from './day.ts';

export interface CalendarProps extends CalendarBaseProps {
  /** The chosen day, `YYYY-MM-DD`; null for none. */
  value?: Day | null;
  /** The chosen day at first, when nobody else keeps it. @default null */
  defaultValue?: Day | null;
  /** A day was chosen. */
  onValueChange?: (value: Day) => void;
}

const nothing = () => {};

/** One day out of a month that is in view. Where the day is typed as well, use DateField. */
export function Calendar({ value, defaultValue = null, onValueChange, ...rest }: CalendarProps) {
  const [day, keep] = useValue<Day | null>(value, defaultValue);
  const pick = (next: Day) => {
    keep(next);
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
