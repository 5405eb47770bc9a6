import type { DayHours, StoreWeek } from './entities.ts';
import { CLOSED, PAUSE, written } from './weekText.ts';

/** Hours of a week as they are kept in forms and histories: every day by itself. `readWeek` reads them again. */
export const writeWeek = (week: StoreWeek): string => week.map(written).join('; ');

const TIME = '((?:[01]\\d|2[0-3]):[0-5]\\d)';
const DAY_TEXT = new RegExp(`^${TIME}–${TIME}(?:${PAUSE}${TIME}–${TIME})?$`, 'u');

function readDay(text: string): DayHours | null | undefined {
  if (text === CLOSED) return null;
  const [, opens, closes, from, to] = DAY_TEXT.exec(text) ?? [];
  if (opens === undefined || closes === undefined) return undefined;
  return from === undefined || to === undefined
    ? { opens, closes }
    : { opens, closes, pause: { opens: from, closes: to } };
}

/** What `writeWeek` has written; null where it is something else. */
export function readWeek(text: string): StoreWeek | null {
  const days = text.split('; ').map(readDay);
  const known = days.filter((day) => day !== undefined);
  return known.length === 7 && days.length === 7 ? known : null;
}
