import { ApiError } from '@siren/contract/errors';
import type { BulkResult } from '@siren/domain/lists';

/** What became of a record that was to be changed. */
export interface Changed {
  /** Its version afterwards. */
  version: number;
  /** Whether anything was done; otherwise it was as wanted already. */
  changed: boolean;
}

/** A record, and the version that was seen of it. */
interface Seen {
  id: number;
  version: number;
}

const wordsOf = ({ message, body }: ApiError): string => [message, ...(body.details ?? [])].join(' ');

async function resultOf<One extends Seen>(
  seen: One,
  change: (seen: One) => Promise<Changed>,
): Promise<BulkResult> {
  try {
    const { version, changed } = await change(seen);
    return { id: seen.id, version, outcome: changed ? 'taken' : 'already', problem: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { id, version } = seen;
    return { id, version, outcome: 'refused', problem: wordsOf(error) };
  }
}

/**
 * Changes records one after another, each in a transaction of its own. What is refused of one of them keeps none of the others; a
 * failure that is no refusal ends the work, and what was done before stays done.
 */
export async function eachRecord<One extends Seen>(
  records: readonly One[],
  change: (seen: One) => Promise<Changed>,
): Promise<{ results: BulkResult[] }> {
  const results: BulkResult[] = [];
  for (const seen of records) results.push(await resultOf(seen, change));
  return { results };
}
