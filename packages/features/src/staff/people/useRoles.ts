import type { AnswerOf, PayloadOf } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import { useApi, useResource } from '../../api/index.ts';
import { meResource } from '../kit/index.ts';
import { rolesResource } from './resources.ts';

type Roles = AnswerOf<'/api/admin/users/roles'>;

/** Roles as they are, and what can be done to them. */
export function useRoles() {
  const api = useApi();
  const { data: me } = useResource(meResource);
  const { data, error, mutate } = useResource(rolesResource);

  async function change(work: () => Promise<Roles>): Promise<void> {
    try {
      void mutate(await work(), { revalidate: false });
    } catch (refused) {
      const present = refused instanceof ApiError ? (refused.body.data as Roles | undefined) : undefined;
      void (present ? mutate(present, { revalidate: false }) : mutate());
      throw refused;
    }
  }
  return {
    own: me?.permissions ?? [],
    roles: data?.roles,
    error,
    retry: () => void mutate(),
    save: (wish: PayloadOf<'/api/admin/users/save-role'>) =>
      change(() => api.call('/api/admin/users/save-role', wish)),
    remove: (seen: PayloadOf<'/api/admin/users/delete-role'>) =>
      change(() => api.call('/api/admin/users/delete-role', seen)),
  };
}

export type OpenRoles = ReturnType<typeof useRoles>;
