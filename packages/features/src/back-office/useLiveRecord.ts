import type { AnswerOf, CallPath } from '@siren/contract/calls';
import type { Resource } from '../api/index.ts';
import { useRecord } from '../staff/kit/index.ts';

/**
 * A record that the register and others change, too. The answer to a change may come after the news of what became of it, and be
 * older than they are: the record is read anew after each.
 */
export function useLiveRecord<Path extends CallPath>(wanted: Resource<Path>) {
  const { change, retry, ...record } = useRecord(wanted);
  return {
    ...record,
    retry,
    async change(work: () => Promise<AnswerOf<Path>>): Promise<AnswerOf<Path>> {
      const changed = await change(work);
      retry();
      return changed;
    },
  };
}
