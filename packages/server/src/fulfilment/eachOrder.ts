import { ApiError } from '@siren/contract/errors';
import type { BulkResult } from '@siren/domain/lists';
import type { Changed } from './versionOf.ts';

/** An order, and the version that was seen of it. */
interface Seen {
  id: number;
  version: number;
}

const wordsOf = ({ message, body }: ApiError): string => [message, ...(body.details ?? [])].join(' ');

async function resultOf(seen: Seen, change: (seen: Seen) => Promise<Changed>): Promise<BulkResult> {
  try {
    const { version, changed } = await change(seen);
    return { id: seen.id, version, outcome: changed ? 'taken' : 'already', problem: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...seen, outcome: 'refused', problem: wordsOf(error) };
  }
}

/**
 * Changes orders one after another, each in a transaction of its own. What is refused of one of them keeps none of the others; a
 * failure that is no refusal ends the work, and what was done before stays done.
 */
export async function eachOrder(
  orders: readonly Seen[],
  change: (seen: Seen) => Promise<Changed>,
): Promise<{ results: BulkResult[] }> {
  const results: BulkResult[] = [];
  for (const seen of orders) results.push(await resultOf(seen, change));
  return { results };
}
