import { formatNumber } from '@siren/ui/format';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/index.ts';
import { meResource, useTell } from '../kit/index.ts';
import { countsResource, isOfErrors } from './resources.ts';

/** Checks the whole catalogue, and tells what came of it. */
export function useCheckAll() {
  const api = useApi();
  const tell = useTell();
  const { mutate } = useSWRConfig();
  const [checking, setChecking] = useState(false);

  async function check(): Promise<void> {
    if (checking) return;
    setChecking(true);
    try {
      const counts = await api.call('/api/admin/catalog-error/check', {});
      const { added = 0, fixed = 0 } = counts.lastCheck ?? {};
      void mutate(countsResource.key, counts, { revalidate: false });
      tell.done(`Проверено: новых ${formatNumber(added)}, исправлено ${formatNumber(fixed)}`);
      void mutate(isOfErrors);
      void mutate(meResource.key);
    } catch (error) {
      tell.failed(error);
    } finally {
      setChecking(false);
    }
  }
  return { checking, check };
}
