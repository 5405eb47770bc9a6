import { useId } from 'react';
import { noDays, RangeCalendar } from '../calendar/index.ts';
import type { Day, DayLimits, DayRange } from '../calendar/index.ts';
import { cx, useValue } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { CalendarIcon } from '../icons/index.ts';
import { CalendarPopover } from './CalendarPopover.tsx';
import { DayBoundField } from './DayBoundField.tsx';
import * as css from './DateField.css.ts';
import { useCalendarPopover } from './useCalendarPopover.ts';

export interface DateRangeFieldProps
  extends DayLimits, Native<'div', 'defaultValue' | 'onChange' | 'children' | 'aria-labelledby'> {
  /** What lies between the days: «Период». */
  label: string;
  /** The label is heard and not seen. @default false */
  hideLabel?: boolean;
  /** Today in the time zone of the shop: `dayOf(now, timeZone)`. */
  today: Day;
  /** The days as `YYYY-MM-DD`; null where the end is open. */
  value?: DayRange;
  /** The days at first, when nobody else keeps them. @default { from: null, to: null } */
  defaultValue?: DayRange;
  /** The days, in order, once a field is left, Enter is pressed or a day of the calendar is. */
  onValueChange?: (value: DayRange) => void;
  /** Nothing can be changed. @default false */
  disabled?: boolean;
}

const later = (one: Day | null | undefined, other: Day | null | undefined) =>
  one && other ? (one > other ? one : other) : (one ?? other ?? undefined);
const earlier = (one: Day | null | undefined, other: Day | null | undefined) =>
  one && other ? (one < other ? one : other) : (one ?? other ?? undefined);

/** Days from one to another: typed one by one or taken from a calendar by two presses. They never cross. */
export function DateRangeField({
  label,
  hideLabel = false,
  today,
  value,
  defaultValue = noDays,
  onValueChange,
  min,
  max,
  disabledReason,
  disabled = false,
  ...rest
}: DateRangeFieldProps) {
  const id = useId();
  const [range, change] = useValue(value, defaultValue, onValueChange, `${id}-label`);
  const calendar = useCalendarPopover(`${id}-from`, disabled);
  const pick = (next: DayRange) => {
    change(next);
    if (next.to !== null) calendar.close();
  };
  const shared = { today, disabled, openByKey: calendar.openByKey };
  return (
    <div {...rest} role="group" aria-labelledby={`${id}-label`} className={css.group}>
      <div id={`${id}-label`} className={cx(css.label, hideLabel && css.hidden)}>
        {label}
      </div>
      <div className={css.fields}>
        <DayBoundField
          {...shared}
          id={`${id}-from`}
          name={`${label} с`}
          word="с"
          value={range.from}
          limits={{ min, max: earlier(max, range.to), disabledReason }}
          onSettle={(from) => change({ ...range, from })}
        />
        <DayBoundField
          {...shared}
          id={`${id}-to`}
          name={`${label} по`}
          word="по"
          value={range.to}
          limits={{ min: later(min, range.from), max, disabledReason }}
          onSettle={(to) => change({ ...range, to })}
          end={<IconButton {...calendar.button} size="s" label="Открыть календарь" icon={<CalendarIcon />} />}
        />
      </div>
      <CalendarPopover {...calendar.popover} label={label}>
        <RangeCalendar {...{ min, max, disabledReason, label, today }} value={range} onValueChange={pick} />
      </CalendarPopover>
    </div>
  );
}
