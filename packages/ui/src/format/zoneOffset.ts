const MS_IN_DAY = 86_400_000;

/** Days that are remembered for a zone; three years of them. */
const KEPT = 1100;

interface Zone {
  clock: Intl.DateTimeFormat;
  /** Offset of a whole UTC day, ms; null for a day on which the clocks are changed. */
  days: Map<number, number | null>;
}

const zones = new Map<string, Zone>();

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const fresh = { clock, days: new Map<number, number | null>() };
  zones.set(timeZone, fresh);
  return fresh;
}

/** How far the clocks of a zone are ahead of UTC at a moment, ms, by the tables of the machine. */
function measured(clock: Intl.DateTimeFormat, moment: number): number {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const at = (type: Intl.DateTimeFormatPartTypes) => Number(parts[type]);
  const wall = new Date(0);
  wall.setUTCFullYear(at('year'), at('month') - 1, at('day'));
  wall.setUTCHours(at('hour'), at('minute'), at('second'));
  return wall.getTime() - Math.floor(moment / 1000) * 1000;
}

/**
 * Offset of a time zone at a moment, ms. `Intl` is slow to ask, so it is asked twice for a day and the answer is
 * remembered: on all but two days of a year the clocks stay as they are. Throws a
 * `RangeError` for a zone that the machine does not know.
 */
export function zoneOffset(timeZone: string, moment: number): number {
  const { clock, days } = zoneOf(timeZone);
  const day = Math.floor(moment / MS_IN_DAY);
  let offset = days.get(day);
  if (offset === undefined) {
    const [start, end] = [measured(clock, day * MS_IN_DAY), measured(clock, (day + 1) * MS_IN_DAY)];
    offset = start === end ? start : null;
    if (days.size >= KEPT) days.clear();
    days.set(day, offset);
  }
  return offset ?? measured(clock, moment);
}
