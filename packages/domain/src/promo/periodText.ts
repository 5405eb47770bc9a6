import { localTime } from '../regions/index.ts';
import type { Period, PromoState } from './entities.ts';

const NBSP = '\u00a0';
const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
] as const;

interface Day {
  year: number;
  month: number;
  day: number;
}

const dayText = ({ day, month }: Day) => `${day}${NBSP}${MONTHS[month - 1] ?? ''}`;
const fullText = (at: Day) => `${dayText(at)} ${at.year}`;
const same = (one: Day, other: Day) =>
  one.year === other.year && one.month === other.month && one.day === other.day;

const firstDay = (startsAt: string | null, timeZone: string): Day | null =>
  startsAt === null ? null : localTime(Date.parse(startsAt), timeZone);

/** The end is outside the period: what ends at midnight has the day before for its last one. */
const lastDay = (endsAt: string | null, timeZone: string): Day | null =>
  endsAt === null ? null : localTime(Date.parse(endsAt) - 1, timeZone);

/**
 * A period in words, in an IANA time zone: «с 1 по 15 декабря 2026», «с 30 ноября по 2 декабря 2026», «с 25 декабря
 * 2026 по 10 января 2027», «15 декабря 2026», «до 15 декабря 2026», «с 1 декабря 2026»; '' where it has no bounds.
 */
export function periodText({ startsAt, endsAt }: Period, timeZone: string): string {
  const [first, last] = [firstDay(startsAt, timeZone), lastDay(endsAt, timeZone)];
  if (!first) return last ? `до${NBSP}${fullText(last)}` : '';
  if (!last) return `с${NBSP}${fullText(first)}`;
  if (same(first, last)) return fullText(first);
  const begin =
    first.year !== last.year
      ? fullText(first)
      : first.month !== last.month
        ? dayText(first)
        : String(first.day);
  return `с${NBSP}${begin} по${NBSP}${fullText(last)}`;
}

/** «До 30 ноября»: the last day; '' where there is none. */
export function untilText({ endsAt }: Period, timeZone: string): string {
  const last = lastDay(endsAt, timeZone);
  return last ? `До${NBSP}${dayText(last)}` : '';
}

/** What a promo that is not running says of itself: when it begins, or when it was over; '' for a running one. */
export function stateText(state: PromoState, { startsAt, endsAt }: Period, timeZone: string): string {
  const day =
    state === 'upcoming'
      ? firstDay(startsAt, timeZone)
      : state === 'ended'
        ? lastDay(endsAt, timeZone)
        : null;
  if (!day) return '';
  return `Акция ${state === 'upcoming' ? 'начнётся' : 'завершилась'} ${fullText(day)}`;
}
