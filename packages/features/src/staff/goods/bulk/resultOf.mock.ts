import { refusal } from '@siren/contract/errors';
import type { StaffGoodRow } from '@siren/domain/goods';
import type { BulkResult } from '@siren/domain/lists';

type Change = (good: StaffGoodRow) => StaffGoodRow;

/** Does to a good what the server does: refuses what has changed since it was seen, leaves what is as wanted already. */
export function resultOf(goods: StaffGoodRow[], id: number, change: Change): BulkResult {
  const at = goods.findIndex((good) => good.id === id);
  const good = goods[at] as StaffGoodRow;
  try {
    const changed = change(good);
    if (changed === good) return { id, version: good.version, outcome: 'already', problem: null };
    goods[at] = { ...changed, version: good.version + 1 };
    return { id, version: good.version + 1, outcome: 'taken', problem: null };
  } catch (error) {
    return { id, version: good.version, outcome: 'refused', problem: (error as Error).message };
  }
}

/**
 * What presses came to, by their keys: the same again is told as it was at first.
 *
 * @param lost what the first of them came to is not heard of
 */
export function keptPresses(lost: boolean) {
  const taken = new Map<string, BulkResult>();
  let isLost = lost;
  return {
    once(key: string, work: () => BulkResult): BulkResult {
      const told = taken.get(key) ?? work();
      if (told.outcome === 'taken') taken.set(key, told);
      return told;
    },
    told(results: BulkResult[]): { results: BulkResult[] } {
      if (!isLost) return { results };
      isLost = false;
      throw refusal('general.unavailable');
    },
  };
}
