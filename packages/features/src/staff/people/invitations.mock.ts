import { refusal, staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { inOrder, rightsProblem } from '@siren/domain/people';
import type { Invitation, Role } from '@siren/domain/people';
import { STORY_BUYER } from './people.fixtures.ts';

/** Moment of every letter in stories. */
const NOW = '2026-11-21T12:46:00+05:00';
/** Seven days later. */
const UNTIL = { expiresAt: '2026-11-28T12:46:00+05:00', timeZone: 'Asia/Yekaterinburg' };

/** Id of the buyer who may be invited. */
const BUYER = 700;

/** Those who are invited. @param own what who asks may do @param letters what becomes of letters; null where links are passed on by hand */
export const invitationCalls = (
  allRoles: () => readonly Pick<Role, 'id' | 'name' | 'permissions'>[],
  first: readonly Invitation[],
  { own, letters }: { own: readonly string[]; letters: 'sent' | 'failed' | null },
) => {
  const letter = letters && { state: letters, at: NOW };
  const mails = letters !== null;
  let waiting = [...first];
  let secrets = 0;
  const link = (id: number) => {
    secrets += 1;
    return {
      ...{ invitations: waiting, mails },
      made: { id, link: mails ? null : `/lk/login?invitation=secret-${secrets}` },
    };
  };
  return [
    mockCall('/api/admin/users/invitations', () => ({ invitations: waiting, mails })),
    mockCall('/api/admin/users/invite', ({ email, rights, account }) => {
      const isBuyer = email === STORY_BUYER;
      if (isBuyer && account !== BUYER)
        throw staffRefusal('invitation.has_account', { data: { account: BUYER } });
      if (!isBuyer && !email.includes('@')) throw refusal('user.invalid_email');
      if (waiting.some((one) => one.email === email)) throw staffRefusal('invitation.waiting');
      const role = 'role' in rights ? allRoles().find(({ id }) => id === rights.role) : undefined;
      const permissions = role?.permissions ?? inOrder('permissions' in rights ? rights.permissions : []);
      if (rightsProblem(own, [], permissions)) throw staffRefusal('person.beyond_own');
      const id = waiting.length + 10;
      const named = role ? { id: role.id, name: role.name } : null;
      waiting = [
        { ...UNTIL, id, email, account: account ?? null, role: named, permissions, expired: false, letter },
        ...waiting,
      ];
      return link(id);
    }),
    mockCall('/api/admin/users/invite-again', ({ id }) => {
      waiting = waiting.map((one) => (one.id === id ? { ...one, ...UNTIL, expired: false, letter } : one));
      return link(id);
    }),
    mockCall('/api/admin/users/withdraw', ({ id }) => {
      waiting = waiting.filter((one) => one.id !== id);
      return { invitations: waiting, mails };
    }),
  ];
};
