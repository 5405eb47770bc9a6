import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import * as css from './Calendar.css.ts';
import { clampDay } from './day.ts';
import type { Day } from './day.ts';
import { dayByKey } from './dayByKey.ts';
import { DayCell } from './DayCell.tsx';
import { whyNot } from './dayLimits.ts';
import type { DayLimits } from './dayLimits.ts';
import type { Band } from './dayRange.ts';
import { monthGrid, monthOf } from './monthGrid.ts';
import { weekdays } from './words.ts';

export interface CalendarGridProps {
  /** Id of the words that name the month. */
  labelledBy: string;
  today: Day;
  limits: DayLimits;
  /** The day that Tab enters at; its month is shown. */
  current: Day;
  onCurrentChange: (day: Day) => void;
  isSelected: (day: Day) => boolean;
  bandOf?: ((day: Day) => Band | undefined) | undefined;
  onPick: (day: Day) => void;
  /** The pointer or the focus is on a day, or on none. */
  onLook: (day: Day | null) => void;
}

/** Days of a month as the grid pattern has them: one of them takes part in Tab, arrows and page keys move it. */
export function CalendarGrid({
  labelledBy,
  today,
  limits,
  current,
  onCurrentChange,
  isSelected,
  bandOf,
  onPick,
  onLook,
}: CalendarGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const follow = useRef(false);
  useLayoutEffect(() => {
    if (follow.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    follow.current = false;
  });
  const clamp = (day: Day) => clampDay(day, limits.min, limits.max);
  const go = (day: Day) => {
    follow.current = true;
    onCurrentChange(clamp(day));
  };
  const choose = (day: Day) => {
    onLook(day);
    if (clamp(day) !== day) return;
    go(day);
    if (!whyNot(day, limits)) onPick(day);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = event.key === 'Enter' || event.key === ' ';
    const next = dayByKey(event.key, event.shiftKey, current);
    if (!chosen && next === null) return;
    event.preventDefault();
    if (next === null) choose(current);
    else go(next);
  };
  return (
    <table
      ref={grid}
      role="grid"
      aria-labelledby={labelledBy}
      className={css.grid}
      onKeyDown={press}
      onPointerLeave={() => onLook(null)}
      onBlur={() => onLook(null)}
    >
      <thead>
        <tr>
          {weekdays.map(({ short, name }) => (
            <th key={short} scope="col" abbr={name} className={css.weekday}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(current).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => (
              <DayCell
                key={column}
                day={day}
                today={day === today}
                outside={monthOf(day) !== monthOf(current)}
                selected={isSelected(day)}
                band={bandOf?.(day)}
                beyond={clamp(day) !== day}
                reason={whyNot(day, limits)}
                tabIndex={day === current ? 0 : -1}
                onClick={() => choose(day)}
                onFocus={() => onLook(day)}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLook(day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
