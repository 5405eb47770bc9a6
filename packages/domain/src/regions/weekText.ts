import type { DayHours, StoreWeek } from './entities.ts';

/** Days of the week, Monday first, as hours name them. */
export const weekdayNames = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as const;

const CLOSED = 'выходной';
const PAUSE = ', перерыв ';

const range = ({ opens, closes }: Pick<DayHours, 'opens' | 'closes'>) => `${opens}–${closes}`;

/** «10:00–21:00, перерыв 14:00–15:00», «выходной». */
const written = (hours: DayHours | null): string => {
  if (!hours) return CLOSED;
  return hours.pause ? `${range(hours)}${PAUSE}${range(hours.pause)}` : range(hours);
};

const told = (hours: DayHours | null): string =>
  hours && hours.opens === hours.closes
    ? written(hours).replace(range(hours), 'круглосуточно')
    : written(hours);

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

/** «Пн–Пт 10:00–20:00, Сб 10:00–16:00, Вс выходной»; equal days that follow each other are told at once. */
export function weekText(week: StoreWeek): string {
  const runs: { from: number; to: number; text: string }[] = [];
  for (const [at, hours] of week.entries()) {
    const text = told(hours);
    const last = runs.at(-1);
    if (last?.text === text) last.to = at;
    else runs.push({ from: at, to: at, text });
  }
  const name = (at: number) => weekdayNames[at] ?? '';
  const [only] = runs;
  if (only && runs.length === 1) return `Ежедневно ${only.text}`;
  return runs
    .map(({ from, to, text }) => `${from === to ? name(from) : `${name(from)}–${name(to)}`} ${text}`)
    .join('; ');
}
