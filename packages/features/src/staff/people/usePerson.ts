import type { PayloadOf } from '@siren/contract/calls';
import type { Person } from '@siren/domain/people';
import { useApi, useResource } from '../../api/index.ts';
import { meResource, useRecord } from '../kit/index.ts';
import { personResource, rolesResource } from './resources.ts';

export type WantedRights = PayloadOf<'/api/admin/users/save'>['rights'];
export type Blocking = Omit<PayloadOf<'/api/admin/users/block'>, 'id' | 'version'>;

/** What can be done to somebody of the staff. */
export interface OpenPerson {
  save(rights: WantedRights): Promise<Person>;
  /** To these stores; null for all of them. */
  bind(stores: number[] | null, version: number): Promise<Person>;
  block(blocking: Blocking): Promise<Person>;
  endSessions(): Promise<Person>;
  resetFactor(reason: string): Promise<Person>;
  /** Takes them out of the staff: there is no record of them then. */
  dismiss(reason: string): Promise<void>;
}

/** Somebody of the staff who is looked at, with what is needed to judge what may be done to them. */
export function usePerson(id: number) {
  const api = useApi();
  const { data: me } = useResource(meResource);
  const { data: known } = useResource(rolesResource);
  const { data, error, retry, change, depart } = useRecord(personResource(id));
  const seen = { id, version: data?.version ?? 0 };
  const open: OpenPerson = {
    save: (rights) => change(() => api.call('/api/admin/users/save', { ...seen, rights })),
    bind: (stores, version) => change(() => api.call('/api/admin/users/bind', { id, version, stores })),
    block: (blocking) => change(() => api.call('/api/admin/users/block', { ...seen, ...blocking })),
    resetFactor: (reason) => change(() => api.call('/api/admin/users/reset-factor', { id, reason })),
    dismiss: (reason) => depart(() => api.call('/api/admin/users/dismiss', { ...seen, reason })),
    endSessions: () => change(() => api.call('/api/admin/users/end-sessions', { id })),
  };
  const isMe = me?.user.id === id;
  return { data, error, retry, open, isMe, own: me?.permissions ?? [], roles: known?.roles ?? [] };
}
