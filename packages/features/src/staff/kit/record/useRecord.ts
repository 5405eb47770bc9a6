import type { AnswerOf, CallPath } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import { useResource } from '../../../api/index.ts';
import type { Resource } from '../../../api/index.ts';

/** A record that is looked at: a change answers it as it is then, and so does a refusal of what was seen. */
export function useRecord<Path extends CallPath>(wanted: Resource<Path>) {
  type Shown = AnswerOf<Path>;
  const { data, error, mutate } = useResource(wanted);

  async function change(work: () => Promise<Shown>): Promise<Shown> {
    try {
      const changed = await work();
      void mutate(changed, { revalidate: false });
      return changed;
    } catch (refused) {
      const present = refused instanceof ApiError ? (refused.body.data as Shown | undefined) : undefined;
      // Without an answer it may have been done all the same.
      void (present ? mutate(present, { revalidate: false }) : mutate());
      throw refused;
    }
  }
  return { data, error, retry: () => void mutate(), change };
}
