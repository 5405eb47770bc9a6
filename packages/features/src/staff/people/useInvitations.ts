import type { AnswerOf, PayloadOf } from '@siren/contract/calls';
import { can } from '@siren/domain/account';
import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { useApi, useResource } from '../../api/index.ts';
import { meResource } from '../kit/index.ts';
import { invitationsResource, rolesResource } from './resources.ts';

type Invited = AnswerOf<'/api/admin/users/invite'>;

/** An invitation that was made just now. */
export interface Made {
  email: string;
  /** Of its link, which is told this once; null where the shop has sent it. */
  address: string | null;
  /** The letter did not go out. */
  failed: boolean;
}

/** Those who are invited, and what can be done about them. */
export function useInvitations() {
  const api = useApi();
  const area = useHref('/');
  const { data: me } = useResource(meResource);
  const { data: known } = useResource(rolesResource);
  const { data, error, mutate } = useResource(invitationsResource);
  const [made, setMade] = useState<Made | null>(null);

  async function linked(work: () => Promise<Invited>): Promise<void> {
    const { made: link, ...answer } = await work();
    const one = answer.invitations.find(({ id }) => id === link.id);
    // Who may enter this area is led here; all others find their way in the shop.
    const way = one && can(one.permissions, 'admin.access') ? `&from=${encodeURIComponent(area)}` : '';
    void mutate(answer, { revalidate: false });
    setMade({
      email: one?.email ?? '',
      address: link.link === null ? null : `${location.origin}${link.link}${way}`,
      failed: one?.letter?.state === 'failed',
    });
  }
  return {
    own: me?.permissions ?? [],
    roles: known?.roles ?? [],
    invitations: data?.invitations,
    /** Whether the shop sends the links itself. */
    mails: data?.mails ?? false,
    error,
    retry: () => void mutate(),
    made,
    /** What was made is seen: somebody else is invited. */
    more: () => setMade(null),
    invite: (wish: PayloadOf<'/api/admin/users/invite'>) =>
      linked(() => api.call('/api/admin/users/invite', wish)),
    again: (id: number) => linked(() => api.call('/api/admin/users/invite-again', { id })),
    async withdraw(id: number): Promise<void> {
      void mutate(await api.call('/api/admin/users/withdraw', { id }), { revalidate: false });
      setMade(null);
    },
  };
}

export type OpenInvitations = ReturnType<typeof useInvitations>;
