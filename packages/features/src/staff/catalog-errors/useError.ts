import type { CatalogError, ErrorDeed } from '@siren/domain/catalog-errors';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/index.ts';
import { meResource, useRecord } from '../kit/index.ts';
import { errorResource, isOfErrors } from './resources.ts';

/** An error that is looked at, and what can be done about it; each rejects with the refusal. */
export interface ErrorState {
  data: CatalogError | undefined;
  error: unknown;
  retry(): void;
  change(deed: ErrorDeed): Promise<CatalogError>;
  check(): Promise<CatalogError>;
}

export function useError(id: number): ErrorState {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const { data, error, retry, change } = useRecord(errorResource(id));
  const told = (work: () => Promise<CatalogError>) =>
    change(work).finally(() => {
      void mutate(isOfErrors);
      void mutate(meResource.key);
    });
  return {
    ...{ data, error, retry },
    change: (deed) =>
      told(() => api.call('/api/admin/catalog-error/change', { id, version: data?.version ?? 0, deed })),
    check: () => told(() => api.call('/api/admin/catalog-error/check-one', { id })),
  };
}
