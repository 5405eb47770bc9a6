import type { FieldValue } from './entities.ts';
import type { EntryProblem } from './problems.ts';

/** What is wrong with days of other hours as a whole: they end before they begin, or two places are named. */
export function storeDaysProblem(values: Readonly<Record<string, FieldValue>>): EntryProblem | null {
  const of = (key: string) => String(values[key] ?? '');
  if (of('to_day') !== '' && of('to_day') < of('from_day'))
    return { field: 'to_day', problem: 'before_first' };
  return of('city_id') !== '' && of('store_id') !== '' ? { field: 'store_id', problem: 'two_places' } : null;
}
