import { clockParts } from './clockParts.ts';

/** «2:30», «1:02:30»: as on a clock; `longest` keeps the hours of a long video at its beginning too. */
export function clockTime(seconds: number, longest = seconds): string {
  const [hours, minutes, rest] = clockParts(seconds);
  const clock = `${minutes}:${String(rest).padStart(2, '0')}`;
  return hours + clockParts(longest)[0] > 0 ? `${hours}:${clock.padStart(5, '0')}` : clock;
}
