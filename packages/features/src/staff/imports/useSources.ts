import type { AnswerOf, PayloadOf } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import { useApi, useResource } from '../../api/index.ts';
import { sourcesResource, watchSources } from './resources.ts';

type Sources = AnswerOf<'/api/admin/imports/sources'>;

/** Sources as they are, and what can be done to them. What was refused shows them as they are now. */
export function useSources() {
  const api = useApi();
  const { data, error, mutate } = useResource(sourcesResource, watchSources);

  async function change(work: () => Promise<Sources>): Promise<void> {
    try {
      void mutate(await work(), { revalidate: false });
    } catch (refused) {
      const present = refused instanceof ApiError ? (refused.body.data as Sources | undefined) : undefined;
      void (present ? mutate(present, { revalidate: false }) : mutate());
      throw refused;
    }
  }
  return {
    sources: data?.sources,
    error,
    retry: () => void mutate(),
    create: (wish: PayloadOf<'/api/admin/imports/create-source'>) =>
      change(() => api.call('/api/admin/imports/create-source', wish)),
    save: (wish: PayloadOf<'/api/admin/imports/save-source'>) =>
      change(() => api.call('/api/admin/imports/save-source', wish)),
    remove: (seen: PayloadOf<'/api/admin/imports/delete-source'>) =>
      change(() => api.call('/api/admin/imports/delete-source', seen)),
  };
}

export type OpenSources = ReturnType<typeof useSources>;
