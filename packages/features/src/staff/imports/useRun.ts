import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { newIdempotencyKey, useApi } from '../../api/index.ts';
import { screenPath } from '../kit/index.ts';
import { reportResource } from './resources.ts';

/** What can be done with a run. */
export function useRun(id: number) {
  const api = useApi();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  // One for each wish: a press that is repeated begins one run.
  const [keys] = useState(() => ({ apply: newIdempotencyKey(), again: newIdempotencyKey() }));

  async function repeat(
    idempotencyKey: string,
    wish: { dryRun: boolean; allowLoss: boolean },
  ): Promise<void> {
    const run = await api.call('/api/admin/imports/again', { idempotencyKey, id, ...wish });
    void navigate(`${screenPath('imports')}/${run.id}`);
  }
  return {
    /** Imports for real what was tried. */
    apply: (allowLoss: boolean) => repeat(keys.apply, { dryRun: false, allowLoss }),
    /** Imports the file again as it was imported. */
    again: (dryRun: boolean) => repeat(keys.again, { dryRun, allowLoss: false }),
    async cancel(): Promise<void> {
      await api.call('/api/admin/imports/cancel', { id });
      await mutate(reportResource(id).key);
    },
  };
}
