import type { DayRange as Preset } from '@siren/domain/lists';
import { Button } from '@siren/ui/button';
import { RangeCalendar } from '@siren/ui/calendar';
import { Chip } from '@siren/ui/chip';
import { formatDay, formatDayRange } from '@siren/ui/format';
import { Inline, Stack } from '@siren/ui/layout';
import { Popover } from '@siren/ui/popover';
import { useState } from 'react';
import { FilterChip } from './FilterChip.tsx';

export interface Days {
  from: string | null;
  to: string | null;
}

export interface DayFilterProps {
  /** What happens on these days: «Оформлен». */
  label: string;
  /** ISO 8601 date. */
  today: string;
  presets: readonly Preset[];
  chosen: Days;
  onChange: (days: Days) => void;
}

/** Days have no hours: any time zone tells the same. */
const ZONE = 'UTC';

function wordsOf(label: string, { from, to }: Days): string {
  if (from !== null && to !== null) return `${label}: ${formatDayRange(from, to, ZONE)}`;
  if (from !== null) return `${label} с\u00a0${formatDay(from, ZONE)}`;
  return to === null ? label : `${label} по\u00a0${formatDay(to, ZONE)}`;
}

/** A filter of a list by days: those that are asked for most, or any that a calendar has. */
export function DayFilter({ label, today, presets, chosen, onChange }: DayFilterProps) {
  const [open, setOpen] = useState(false);
  const [picking, setPicking] = useState<Days | null>(null);
  const isChosen = chosen.from !== null || chosen.to !== null;
  const toggle = (wanted: boolean) => {
    setPicking(null);
    setOpen(wanted);
  };
  const settle = (days: Days) => {
    onChange(days);
    toggle(false);
  };
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={toggle}
      trigger={<FilterChip on={isChosen} words={wordsOf(label, chosen)} />}
    >
      <Stack gap={3}>
        <Inline gap={2}>
          {presets.map(({ title, from, to }) => (
            <Chip
              key={title}
              selected={from === chosen.from && to === chosen.to}
              onClick={() => settle({ from, to })}
            >
              {title}
            </Chip>
          ))}
        </Inline>
        <RangeCalendar
          label={label}
          today={today}
          value={picking ?? chosen}
          onValueChange={(days) => (days.to === null ? setPicking(days) : settle(days))}
        />
        {isChosen && (
          <Button size="s" variant="line" onClick={() => settle({ from: null, to: null })}>
            Любые дни
          </Button>
        )}
      </Stack>
    </Popover>
  );
}
