import type { DayHours, StoreDays } from './entities.ts';
import { CLOSED } from './weekText.ts';

/** Days of other hours of one store at most, and signs of the name of one. */
export const OWN_DAYS_MAX = 60;
export const OWN_DAYS_NAME_MAX = 40;

type Wish = Omit<StoreDays, 'hours'> & { hours: Pick<DayHours, 'opens' | 'closes'> | null };

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;
const DAY = /^\d{4}-\d\d-\d\d$/u;

/** Names of the others among these whose days some of one's own are, too. */
export const overlapsOf = <Days extends Pick<StoreDays, 'from' | 'to' | 'name'>>(
  own: Days,
  all: readonly Days[],
): string[] =>
  all.flatMap((one) => (one !== own && one.from <= own.to && own.from <= one.to ? one.name : []));

/** What is wrong with days of other hours of a store, in words; null where nothing is. Empty days are not said yet. */
export function ownDaysProblem({ name, from, to, hours }: Wish): string | null {
  if (name.trim() === '') return 'Напишите повод: его прочтут покупатели.';
  if (!DAY.test(from)) return 'Выберите первый день.';
  if (!DAY.test(to)) return 'Выберите последний день.';
  if (to < from) return 'Последний день раньше первого.';
  if (hours && !(TIME.test(hours.opens) && TIME.test(hours.closes))) return 'Напишите время, например 10:00.';
  return null;
}

/** What ends a line: histories have a line for each. */
const LINE_END = /[\r\n\u2028\u2029]+/gu;
const dayText = (day: string): string => day.split('-').toReversed().join('.');

/** «31.12.2026–02.01.2027 выходной, Новый год»: days as histories keep and show them, one after another. `readOwnDays` reads them again. */
export const writeOwnDays = (days: readonly StoreDays[]): string =>
  days
    .map(({ from, to, name, hours }) => {
      const when = from === to ? dayText(from) : `${dayText(from)}–${dayText(to)}`;
      return `${when} ${hours ? `${hours.opens}–${hours.closes}` : CLOSED}, ${name.replaceAll(LINE_END, ' ')}`;
    })
    .join('\n');

const DATE = String.raw`(\d\d)\.(\d\d)\.(\d{4})`;
const CLOCK = String.raw`(\d\d:\d\d)`;
const LINE = new RegExp(`^${DATE}(?:–${DATE})? (?:${CLOSED}|${CLOCK}–${CLOCK}), (.+)$`, 'u');

function readLine(line: string): StoreDays[] {
  const found = LINE.exec(line);
  if (!found) return [];
  const [, day, month, year, lastDay, lastMonth, lastYear, opens, closes, name = ''] = found;
  const from = `${year}-${month}-${day}`;
  return [
    {
      ...{ from, to: lastDay === undefined ? from : `${lastYear}-${lastMonth}-${lastDay}`, name },
      hours: opens === undefined || closes === undefined ? null : { opens, closes },
    },
  ];
}

/** What `writeOwnDays` has written. */
export const readOwnDays = (text: string): StoreDays[] => text.split('\n').flatMap(readLine);
