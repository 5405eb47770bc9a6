import type { AnswerOf, CallPath } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import { useResource } from '../../../api/index.ts';
import type { Resource } from '../../../api/index.ts';
import { useSWRConfig } from 'swr';
import { meResource } from '../meResource.ts';

/** A record that is looked at: a change answers it as it is then, and so does a refusal of what was seen. */
export function useRecord<Path extends CallPath>(wanted: Resource<Path>) {
  type Shown = AnswerOf<Path>;
  const { data, error, mutate } = useResource(wanted);
  const { mutate: refresh } = useSWRConfig();

  async function told<Done>(work: () => Promise<Done>): Promise<Done> {
    try {
      return await work();
    } catch (refused) {
      const present = refused instanceof ApiError ? (refused.body.data as Shown | undefined) : undefined;
      // Without an answer it may have been done all the same.
      void (present ? mutate(present, { revalidate: false }) : mutate());
      // Whether one is signed in at all is told above the screen.
      if (refused instanceof ApiError && refused.is('user.not_authorized')) void refresh(meResource.key);
      throw refused;
    }
  }
  async function change(work: () => Promise<Shown>): Promise<Shown> {
    const changed = await told(work);
    void mutate(changed, { revalidate: false });
    return changed;
  }
  return {
    data,
    error,
    retry: () => void mutate(),
    change,
    /** A change after which there is no record. Rejects as `change` does. */
    depart: async (work: () => Promise<unknown>): Promise<void> => void (await told(work)),
  };
}
