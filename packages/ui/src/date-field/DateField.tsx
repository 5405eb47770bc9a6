import { useId } from 'react';
import { Calendar } from '../calendar/index.ts';
import type { Day, DayLimits } from '../calendar/index.ts';
import { useValue } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import { TextField } from '../field/index.ts';
import type { FieldNotes, fieldSizes } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { CalendarIcon } from '../icons/index.ts';
import { CalendarPopover } from './CalendarPopover.tsx';
import { useCalendarPopover } from './useCalendarPopover.ts';
import { useDayText } from './useDayText.ts';

type Own = 'id' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max';

export interface DateFieldProps extends FieldNotes, DayLimits, Native<'input', Own> {
  /** Name of the field: «Дата доставки». */
  label: string;
  /** Today in the time zone of the shop: `dayOf(now, timeZone)`. «24.11» and «завтра» are counted from it. */
  today: Day;
  /** The day as `YYYY-MM-DD`; null for none. */
  value?: Day | null;
  /** The day at first, when nobody else keeps it. @default null */
  defaultValue?: Day | null;
  /** The day once the field is left, Enter is pressed or a day of the calendar is; null where it cannot be read. */
  onValueChange?: (value: Day | null) => void;
  /** Name in the form that it stands in: the day is sent as `YYYY-MM-DD`. */
  name?: string;
  /** Least height: 44 or 52 px. @default 'm' */
  size?: (typeof fieldSizes)[number];
}

/** A day that one types in any usual shape or takes from a calendar. What is wrong with it is said under the field. */
export function DateField({
  today,
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  disabledReason,
  id,
  name,
  error,
  disabled = false,
  onBlur,
  onKeyDown,
  ...rest
}: DateFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const [day, change] = useValue(value, defaultValue, onValueChange, fieldId);
  const limits = { min, max, disabledReason };
  const text = useDayText({ id: fieldId, value: day, today, limits, onSettle: change });
  const calendar = useCalendarPopover(fieldId, disabled || rest.readOnly === true);
  const pick = (next: Day) => {
    change(next);
    calendar.close();
  };
  return (
    <>
      <TextField
        {...text.input}
        {...rest}
        id={fieldId}
        disabled={disabled}
        error={error ?? text.problem}
        onBlur={(event) => {
          text.settle();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          text.input.onKeyDown(event);
          calendar.openByKey(event);
          onKeyDown?.(event);
        }}
        end={<IconButton {...calendar.button} size="s" label="Открыть календарь" icon={<CalendarIcon />} />}
      />
      {name && <input type="hidden" name={name} value={day ?? ''} disabled={disabled} />}
      <CalendarPopover {...calendar.popover} label={rest.label}>
        <Calendar {...limits} label={rest.label} today={today} value={day} onValueChange={pick} />
      </CalendarPopover>
    </>
  );
}
