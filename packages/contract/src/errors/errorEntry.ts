import { errorTable } from './errorTable.ts';
import type { ErrorEntry, ShopErrorKey } from './errorTable.ts';
import { staffErrorTable } from './staffErrorTable.ts';
import type { StaffErrorKey } from './staffErrorTable.ts';

/** `group.code` of a refusal. */
export type ErrorKey = ShopErrorKey | StaffErrorKey;

/** The row of a refusal, whoever meets it. */
export const errorEntry = (key: ErrorKey): ErrorEntry =>
  Object.hasOwn(staffErrorTable, key)
    ? staffErrorTable[key as StaffErrorKey]
    : errorTable[key as ShopErrorKey];
