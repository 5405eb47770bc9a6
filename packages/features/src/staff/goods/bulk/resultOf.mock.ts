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
