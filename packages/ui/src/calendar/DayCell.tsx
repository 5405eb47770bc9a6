import type { Native } from '../element/index.ts';
import * as css from './Calendar.css.ts';
import { partsOf } from './day.ts';
import type { Day } from './day.ts';
import type { Band } from './dayRange.ts';
import { dayWords } from './words.ts';

interface DayCellProps extends Native<'td', 'children'> {
  day: Day;
  /** It is today. */
  today: boolean;
  /** It belongs to a neighbouring month. */
  outside: boolean;
  /** It is chosen, or an end of what is chosen. */
  selected: boolean;
  /** Its place in a range. */
  band?: Band | undefined;
  /** It lies before the first or after the last day that can be chosen. */
  beyond?: boolean;
  /** Why it cannot be chosen. */
  reason?: string | undefined;
}

/** One day in the grid: the cell itself has the focus, so that its state is heard with its name. */
export function DayCell({
  day,
  today,
  outside,
  selected,
  band,
  beyond = false,
  reason,
  ...rest
}: DayCellProps) {
  const said = {
    /* The grid implies it, but tools that look at the tag alone take the day for a cell of a plain table. */
    role: 'gridcell',
    'aria-label': reason ? `${dayWords(day)}, ${reason}` : dayWords(day),
    'aria-selected': selected,
    'aria-disabled': reason ? true : undefined,
    'aria-current': today ? ('date' as const) : undefined,
  };
  return (
    <td
      {...rest}
      {...said}
      className={css.cell}
      data-state={selected ? 'on' : 'off'}
      data-band={band}
      data-beyond={beyond || undefined}
      data-outside={outside || undefined}
    >
      <span className={css.day}>{partsOf(day).date}</span>
    </td>
  );
}
