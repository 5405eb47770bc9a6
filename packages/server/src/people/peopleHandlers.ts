import type { CallPath } from '@siren/contract/calls';
import type { Handlers } from '../http/index.ts';
import type { Messages } from '../messages/index.ts';
import { blockPerson, endPersonSessions } from './blockPerson.ts';
import { acceptInvitation, seeInvitation } from './acceptInvitation.ts';
import { deleteRole, saveRole } from './changeRole.ts';
import { invite, inviteAgain, withdraw } from './invite.ts';
import { listPeople } from './listPeople.ts';
import { readInvitations } from './readInvitations.ts';
import { readPerson } from './readPerson.ts';
import { readRoles } from './readRoles.ts';
import { resetPersonFactor } from './resetPersonFactor.ts';
import { savePerson } from './savePerson.ts';

type PeoplePath = Extract<CallPath, `/api/admin/users/${string}`> | '/api/user/invitation' | '/api/user/join';

/** Calls by which administrators manage accounts of the staff, and by which who is invited comes in. */
export const createPeopleHandlers = ({
  messages,
}: {
  messages: Messages | null;
}): Pick<Handlers, PeoplePath> => ({
  '/api/admin/users/list': listPeople,
  '/api/admin/users/get': (context, { id }) => readPerson(context, id),
  '/api/admin/users/save': savePerson,
  '/api/admin/users/block': blockPerson,
  '/api/admin/users/end-sessions': endPersonSessions,
  '/api/admin/users/reset-factor': (context, wanted) => resetPersonFactor(context, wanted, { messages }),
  '/api/admin/users/roles': ({ db }) => readRoles(db),
  '/api/admin/users/save-role': saveRole,
  '/api/admin/users/delete-role': deleteRole,
  '/api/admin/users/invitations': readInvitations,
  '/api/admin/users/invite': invite,
  '/api/admin/users/invite-again': inviteAgain,
  '/api/admin/users/withdraw': withdraw,
  '/api/user/invitation': seeInvitation,
  '/api/user/join': acceptInvitation,
});
