/** Records that one call changes at most. */
export const BULK_MAX = 200;
/** Records that are sent at once, so that the work shows how far it is, and can be stopped. */
export const BULK_PORTION = 20;
/** Records that can be selected by a filter at most. */
export const SELECTED_MAX = 2_000;

/** `already`: it was so before, and nothing was done. */
export const bulkOutcomes = ['taken', 'already', 'refused'] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

/** What became of one of several records. */
export interface BulkResult {
  id: number;
  /** Of the record afterwards; of a refused one as it was seen. */
  version: number;
  outcome: BulkOutcome;
  /** Why it was refused, in words. */
  problem: string | null;
}
