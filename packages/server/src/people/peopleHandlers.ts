import type { CallPath } from '@siren/contract/calls';
import type { Handlers } from '../http/index.ts';
import { letterBox } from './letterBox.ts';
import type { LetterParts } from './letterBox.ts';
import { bindPerson, readBindableStores } from './bindPerson.ts';
import { blockPerson, endPersonSessions } from './blockPerson.ts';
import { acceptWithAccount } from './acceptWithAccount.ts';
import { dismissPerson } from './dismissPerson.ts';
import { acceptInvitation, seeInvitation } from './acceptInvitation.ts';
import { deleteRole, saveRole } from './changeRole.ts';
import { invite, inviteAgain, withdraw } from './invite.ts';
import { listPeople } from './listPeople.ts';
import { readInvitations } from './readInvitations.ts';
import { readPerson } from './readPerson.ts';
import { readRoles } from './readRoles.ts';
import { resetPersonFactor } from './resetPersonFactor.ts';
import { savePerson } from './savePerson.ts';

type PeoplePath =
  | Extract<CallPath, `/api/admin/users/${string}`>
  | '/api/user/invitation'
  | '/api/user/join'
  | '/api/user/accept-invitation';

/** Calls by which administrators manage accounts of the staff, and by which who is invited comes in. */
export function createPeopleHandlers(parts: LetterParts): Pick<Handlers, PeoplePath> {
  const { messages } = parts;
  const box = letterBox(parts);
  return {
    '/api/admin/users/list': listPeople,
    '/api/admin/users/get': (context, { id }) => readPerson(context, id),
    '/api/admin/users/save': savePerson,
    '/api/admin/users/stores': readBindableStores,
    '/api/admin/users/bind': bindPerson,
    '/api/admin/users/block': blockPerson,
    '/api/admin/users/dismiss': dismissPerson,
    '/api/admin/users/end-sessions': endPersonSessions,
    '/api/admin/users/reset-factor': (context, wanted) => resetPersonFactor(context, wanted, { messages }),
    '/api/admin/users/roles': ({ db }) => readRoles(db),
    '/api/admin/users/save-role': saveRole,
    '/api/admin/users/delete-role': deleteRole,
    '/api/admin/users/invitations': (context) => readInvitations(context, box),
    '/api/admin/users/invite': (context, wanted) => invite(context, wanted, box),
    '/api/admin/users/invite-again': (context, wanted) => inviteAgain(context, wanted, box),
    '/api/admin/users/withdraw': (context, wanted) => withdraw(context, wanted, box),
    '/api/user/invitation': seeInvitation,
    '/api/user/accept-invitation': acceptWithAccount,
    '/api/user/join': acceptInvitation,
  };
}
