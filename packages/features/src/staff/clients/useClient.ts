import type { PayloadOf } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import type { StaffClient } from '@siren/domain/client-records';
import { useApi, useResource } from '../../api/index.ts';
import { clientResource } from './resources.ts';

export type Correction = Omit<PayloadOf<'/api/admin/clients/correct-bonus'>, 'id'>;
export type Blocking = Omit<PayloadOf<'/api/admin/clients/block'>, 'id' | 'version'>;

/** What can be done to the account that somebody looks at. */
export interface OpenClient {
  correctBonus(correction: Correction): Promise<StaffClient>;
  save(note: string): Promise<StaffClient>;
  block(blocking: Blocking): Promise<StaffClient>;
  endSessions(): Promise<StaffClient>;
}

/** How the account is now, where a refusal brings it along. */
const presentIn = (error: unknown): StaffClient | undefined =>
  error instanceof ApiError ? (error.body.data as StaffClient | undefined) : undefined;

/** An account that is looked at: a change answers it as it is then, and so does a refusal. */
export function useClient(id: number) {
  const api = useApi();
  const { data, error, mutate } = useResource(clientResource(id));

  async function change(work: () => Promise<StaffClient>): Promise<StaffClient> {
    try {
      const changed = await work();
      void mutate(changed, { revalidate: false });
      return changed;
    } catch (refused) {
      const present = presentIn(refused);
      // Without an answer it may have been done all the same.
      void (present ? mutate(present, { revalidate: false }) : mutate());
      throw refused;
    }
  }
  const seen = { id, version: data?.version ?? 0 };
  const open: OpenClient = {
    correctBonus: (correction) =>
      change(() => api.call('/api/admin/clients/correct-bonus', { id, ...correction })),
    save: (note) => change(() => api.call('/api/admin/clients/save', { ...seen, note })),
    block: (blocking) => change(() => api.call('/api/admin/clients/block', { ...seen, ...blocking })),
    endSessions: () => change(() => api.call('/api/admin/clients/end-sessions', { id })),
  };
  return { data, error, retry: () => void mutate(), open };
}
