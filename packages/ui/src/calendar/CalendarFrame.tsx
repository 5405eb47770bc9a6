import { useId, useState } from 'react';
import type { Native } from '../element/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Calendar.css.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import type { CalendarGridProps } from './CalendarGrid.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { addMonths, clampDay } from './day.ts';
import type { Day } from './day.ts';
import { limitWords, whyNot } from './dayLimits.ts';
import type { DayLimits } from './dayLimits.ts';
import { monthWords } from './words.ts';

/** Months that one can leaf back and forth where nothing bounds the days: a lifetime, and ten years. */
const BACK = -1200;
const FORTH = 120;

export interface CalendarBaseProps
  extends DayLimits, Native<'div', 'defaultValue' | 'onChange' | 'children' | 'aria-label'> {
  /** What day it is for: «Дата доставки». */
  label: string;
  /** Today in the time zone of the shop: `dayOf(now, timeZone)`. The machine's own clock is never asked. */
  today: Day;
}

interface CalendarFrameProps
  extends CalendarBaseProps, Pick<CalendarGridProps, 'isSelected' | 'bandOf' | 'onPick' | 'onLook'> {
  /** The day that is chosen: its month is shown. */
  chosen: Day | null;
}

/** What one day and a range have in common: the month that is shown, its head, its grid, the words about a day. */
export function CalendarFrame({
  label,
  today,
  min,
  max,
  disabledReason,
  chosen,
  isSelected,
  bandOf,
  onPick,
  onLook,
  ...rest
}: CalendarFrameProps) {
  const id = useId();
  const limits = { min, max, disabledReason };
  const [current, setCurrent] = useState(() => clampDay(chosen ?? today, min, max));
  const [known, setKnown] = useState(chosen);
  const [looked, setLooked] = useState<Day | null>(null);
  if (chosen !== known) {
    setKnown(chosen);
    if (chosen) setCurrent(clampDay(chosen, min, max));
  }
  const look = (day: Day | null) => {
    setLooked(day);
    onLook(day);
  };
  const bounded = Boolean(min ?? max ?? disabledReason);
  return (
    <div {...rest} role="group" aria-label={label} className={css.calendar}>
      <CalendarHead
        current={current}
        onCurrentChange={setCurrent}
        min={min ?? addMonths(today, BACK)}
        max={max ?? addMonths(today, FORTH)}
      />
      <VisuallyHidden>
        <span id={`${id}-month`} aria-live="polite">
          {monthWords(current)}
        </span>
      </VisuallyHidden>
      <CalendarGrid
        {...{ today, limits, current, isSelected, bandOf, onPick }}
        labelledBy={`${id}-month`}
        onCurrentChange={setCurrent}
        onLook={look}
      />
      {bounded && (
        <div className={css.reason} aria-hidden="true">
          {(looked && whyNot(looked, limits)) ?? limitWords(limits)}
        </div>
      )}
    </div>
  );
}
