import { fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';

/** Clocks that days of lists are told by: those of the first region. */
export const shopZone: Fragment = fragment`
  (select r.time_zone from regions r order by r.position, r.id limit 1)`;

/** When a day begins by the shop's clocks, so many days later. @param day ISO 8601 date */
export const dayBegins = (day: string, days: number): Fragment => fragment`
  (select (${day}::timestamp + ${days}::int * interval '1 day') at time zone ${shopZone})`;
