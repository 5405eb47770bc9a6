import type { PayloadOf } from '@siren/contract/calls';
import type { ClientErasing, StaffClient } from '@siren/domain/client-records';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/index.ts';
import { useRecord } from '../kit/index.ts';
import { clientResource } from './resources.ts';

export type Correction = Omit<PayloadOf<'/api/admin/clients/correct-bonus'>, 'id'>;
export type SaidOfCall = Omit<PayloadOf<'/api/admin/clients/call-result'>, 'id'>;
export type Blocking = Omit<PayloadOf<'/api/admin/clients/block'>, 'id' | 'version'>;

export type Erasing = Omit<PayloadOf<'/api/admin/clients/erase'>, 'id' | 'version'>;

/** What can be done to the account that somebody looks at. */
export interface OpenClient {
  correctBonus(correction: Correction): Promise<StaffClient>;
  save(note: string): Promise<StaffClient>;
  block(blocking: Blocking): Promise<StaffClient>;
  endSessions(): Promise<StaffClient>;
  /** Signs out in one browser. */
  endSession(session: number): Promise<StaffClient>;
  /** What erasing would come to. */
  erasing(): Promise<ClientErasing>;
  erase(erasing: Erasing): Promise<StaffClient>;
  /** Writes down that the client is called. */
  call(): Promise<StaffClient>;
  sayOfCall(said: SaidOfCall): Promise<StaffClient>;
}

/** An account that is looked at, and what can be done to it. */
export function useClient(id: number) {
  const api = useApi();
  const { mutate: refresh } = useSWRConfig();
  const { data, error, retry, change } = useRecord(clientResource(id));
  const seen = { id, version: data?.version ?? 0 };

  /** What is read beside the account has changed with it, however it was answered. */
  async function alongWith(path: string, changed: Promise<StaffClient>): Promise<StaffClient> {
    try {
      return await changed;
    } finally {
      void refresh((key) => typeof key === 'string' && key.startsWith(`${path} `));
    }
  }
  const open: OpenClient = {
    correctBonus: (correction) =>
      alongWith(
        '/api/admin/clients/bonus',
        change(() => api.call('/api/admin/clients/correct-bonus', { id, ...correction })),
      ),
    save: (note) => change(() => api.call('/api/admin/clients/save', { ...seen, note })),
    block: (blocking) => change(() => api.call('/api/admin/clients/block', { ...seen, ...blocking })),
    erasing: () => api.call('/api/admin/clients/erasing', { id }),
    erase: (erasing) => change(() => api.call('/api/admin/clients/erase', { ...seen, ...erasing })),
    call: () => change(() => api.call('/api/admin/clients/call', { id })),
    sayOfCall: (said) => change(() => api.call('/api/admin/clients/call-result', { id, ...said })),
    endSessions: () => change(() => api.call('/api/admin/clients/end-sessions', { id })),
    endSession: (session) =>
      alongWith(
        '/api/admin/clients/sessions',
        change(() => api.call('/api/admin/clients/end-session', { id, session })),
      ),
  };
  return { data, error, retry, open };
}
