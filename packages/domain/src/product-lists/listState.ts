import type { ListFields, ListState } from './entities.ts';

/** How a list stands on a day by the shop’s clocks; its last day is one of it. @param today ISO 8601 date */
export function listState({ from, to }: Pick<ListFields, 'from' | 'to'>, today: string): ListState {
  if (from === null) return 'draft';
  if (today < from) return 'coming';
  return to !== null && to < today ? 'ended' : 'running';
}
