import { IconButton } from '../icon-button/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import { Select } from '../select/index.ts';
import * as css from './Calendar.css.ts';
import { addMonths, clampDay, daysInMonth, makeDay, partsOf } from './day.ts';
import type { Day } from './day.ts';
import { monthOf } from './monthGrid.ts';
import { months } from './words.ts';

interface CalendarHeadProps {
  current: Day;
  onCurrentChange: (day: Day) => void;
  /** The first and the last day that one can leaf to. */
  min: Day;
  max: Day;
}

/** Leafing by a month, and choosing month and year at once. */
export function CalendarHead({ current, onCurrentChange, min, max }: CalendarHeadProps) {
  const { year, month, date } = partsOf(current);
  const go = (day: Day) => onCurrentChange(clampDay(day, min, max));
  const choose = (toYear: number, toMonth: number) => {
    const day = makeDay(toYear, toMonth, Math.min(date, daysInMonth(toYear, toMonth)));
    if (day) go(day);
  };
  const leaf = (label: string, count: 1 | -1, icon: React.ReactNode) => {
    const next = addMonths(current, count);
    const off = monthOf(clampDay(next, min, max)) === monthOf(current);
    return (
      <IconButton
        label={label}
        icon={icon}
        aria-disabled={off || undefined}
        onClick={() => !off && go(next)}
      />
    );
  };
  const inYear = (index: number) => {
    const text = `${String(year).padStart(4, '0')}-${String(index + 1).padStart(2, '0')}`;
    return text >= monthOf(min) && text <= monthOf(max);
  };
  const [first, last] = [partsOf(min).year, partsOf(max).year];
  const years = Array.from({ length: last - first + 1 }, (_year, index) => String(first + index));
  return (
    <div className={css.head}>
      {leaf('Предыдущий месяц', -1, <ChevronLeftIcon />)}
      <div className={css.selects}>
        <Select
          label="Месяц"
          hideLabel
          look="plain"
          value={String(month)}
          options={months.map((label, index) => ({
            label,
            value: String(index + 1),
            disabled: !inYear(index),
          }))}
          onValueChange={(value) => choose(year, Number(value))}
        />
        <Select
          label="Год"
          hideLabel
          look="plain"
          value={String(year)}
          options={years.map((value) => ({ value, label: value }))}
          onValueChange={(value) => choose(Number(value), month)}
        />
      </div>
      {leaf('Следующий месяц', 1, <ChevronRightIcon />)}
    </div>
  );
}
