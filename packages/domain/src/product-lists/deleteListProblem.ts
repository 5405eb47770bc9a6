import type { ListUse } from './staffList.ts';

/** Why a list cannot be deleted: a block or a section would be left without its goods. Drafts count, for they are published one day. */
export const deleteListProblem = (uses: readonly ListUse[]): 'used' | null =>
  uses.length > 0 ? 'used' : null;
