import { useState } from 'react';
import { useValue } from '../element/index.ts';
import { CalendarFrame } from './CalendarFrame.tsx';
import type { CalendarBaseProps } from './CalendarFrame.tsx';
import type { Day } from './day.ts';
import { whyNot } from './dayLimits.ts';
import { bandOf, noDays, pickRange } from './dayRange.ts';
import type { DayRange } from './dayRange.ts';

export interface RangeCalendarProps extends CalendarBaseProps {
  /** The chosen days; `to` is null while the second one is still to be picked. */
  value?: DayRange;
  /** The chosen days at first, when nobody else keeps them. @default { from: null, to: null } */
  defaultValue?: DayRange;
  /** Called by both presses: the first one gives `from` alone, the second one both, in order. */
  onValueChange?: (value: DayRange) => void;
}

/** Days from one to another: two presses, in any order. Days that cannot be chosen may lie between them. */
export function RangeCalendar({ value, defaultValue = noDays, onValueChange, ...rest }: RangeCalendarProps) {
  const [range, change] = useValue(value, defaultValue, onValueChange);
  const [aim, setAim] = useState<Day | null>(null);
  return (
    <CalendarFrame
      {...rest}
      chosen={range.from ?? range.to}
      isSelected={(day) => day === range.from || day === range.to}
      bandOf={(day) => bandOf(day, range, aim)}
      onPick={(day) => change(pickRange(range, day))}
      onLook={(day) => setAim(day !== null && !whyNot(day, rest) ? day : null)}
    />
  );
}
