import type { DayHours, StoreWeek } from './entities.ts';

/** Days of the week, Monday first, as hours name them. */
export const weekdayNames = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as const;

/** A day without hours. */
export const CLOSED = 'выходной';
/** What stands before a break. */
export const PAUSE = ', перерыв ';

const range = ({ opens, closes }: Pick<DayHours, 'opens' | 'closes'>) => `${opens}–${closes}`;

/** «10:00–21:00, перерыв 14:00–15:00», «выходной». */
export const written = (hours: DayHours | null): string => {
  if (!hours) return CLOSED;
  return hours.pause ? `${range(hours)}${PAUSE}${range(hours.pause)}` : range(hours);
};

const told = (hours: DayHours | null): string =>
  hours && hours.opens === hours.closes
    ? written(hours).replace(range(hours), 'круглосуточно')
    : written(hours);

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

/** A store with its week in words, where it has one. */
export const withWeekWords = <Told extends { week?: StoreWeek | undefined }>(
  store: Told,
): Told & { weekWords?: string } => (store.week ? { ...store, weekWords: weekText(store.week) } : store);
