import { invitees, personSorts } from '@siren/domain/people';
import { z } from 'zod';
import { token, user } from '../account/index.ts';
import { defineCall, empty, id, text, typed } from '../call/index.ts';
import { defineList, needsOf } from '../staff/index.ts';
import {
  givenPermissions,
  invitations,
  person,
  personRow,
  reason,
  rights,
  roleName,
  roles,
} from './schemas.ts';

/** A record as it was seen. */
const seen = z.object({ id, version: z.int().min(0) });

const needs = { all: needsOf('people') };
/** Refusals of every change of what somebody may do. */
const refusals = ['person.stronger', 'person.last_administrator'] as const;

const list = defineList({
  row: personRow,
  filters: {
    blocked: z.literal(true),
    noFactor: z.literal(true),
    invited: z.literal(true),
    unseen: z.literal(true),
    role: z.array(id).max(100),
  },
  sorts: personSorts,
  sums: {},
});

/** What stands in the link of an invitation. */
const secret = z.string().min(1).max(64);
const linkRefusals = ['invitation.unknown', 'invitation.used', 'invitation.expired'] as const;

const letterRefusals = ['invitation.letter_soon', 'invitation.letters_spent'] as const;

const invited = invitations.extend({
  /** The invitation that was made, with its link: a path of the shop. null where the link is in the letter alone. */
  made: z.object({ id, link: z.string().nullable() }),
});

export const peopleCalls = {
  '/api/admin/users/list': defineCall({
    summary: 'Accounts of the staff, narrowed, in an order, with how many there are',
    needs,
    ...list,
    errors: [],
  }),
  '/api/admin/users/get': defineCall({
    summary: 'One of the staff, with what they may do and what was changed of it',
    needs,
    payload: z.object({ id }),
    answer: person,
    errors: ['person.not_found'],
  }),
  '/api/admin/users/save': defineCall({
    summary:
      'Give somebody a role, or permissions of their own. It counts at once, in all their sessions. Nobody gives or takes what they do not have, and somebody who manages accounts stays',
    needs,
    payload: seen.extend({ rights }),
    answer: person,
    errors: [...refusals, 'person.not_found', 'person.beyond_own', 'role.not_found', 'general.conflict'],
    changes: 'permissions',
    confirm: 'owner',
  }),
  '/api/admin/users/stores': defineCall({
    summary: 'Stores that an account can be bound to, by name',
    needs,
    payload: empty,
    answer: z.object({ stores: z.array(z.object({ id, name: z.string(), address: z.string() })) }),
    errors: [],
  }),
  '/api/admin/users/bind': defineCall({
    summary:
      'Bind somebody to stores, or let them work at all of them. It counts at once: what concerns another store is not told to them',
    needs,
    payload: seen.extend({
      /** Ids; null for all stores. */
      stores: z.array(id).min(1).max(1_000).nullable(),
    }),
    answer: person,
    errors: [
      ...(['person.not_found', 'person.stronger', 'person.beyond_own', 'person.own_stores'] as const),
      ...(['store.not_found', 'general.conflict'] as const),
    ],
    changes: 'permissions',
    confirm: 'owner',
  }),
  '/api/admin/users/block': defineCall({
    summary:
      'Shut an account of the staff, which ends all its sessions, or open it again, with the reason; one that stands there already is answered as it is',
    needs,
    payload: seen.extend({ blocked: z.boolean(), reason }),
    answer: person,
    errors: [...refusals, 'person.not_found', 'general.conflict'],
    changes: 'permissions',
    confirm: 'owner',
  }),
  '/api/admin/users/dismiss': defineCall({
    summary:
      'Take one of the staff out, with the reason: rights, role and second factor go, all sessions end, and the account is that of a buyer',
    needs,
    payload: seen.extend({ reason }),
    answer: empty,
    errors: [...refusals, 'person.not_found', 'general.conflict'],
    changes: 'permissions',
    confirm: 'owner',
  }),
  '/api/admin/users/end-sessions': defineCall({
    summary: 'Sign one of the staff out everywhere',
    needs,
    payload: z.object({ id }),
    answer: person,
    errors: ['person.not_found', 'person.stronger'],
  }),
  '/api/admin/users/reset-factor': defineCall({
    summary:
      'Take the second factor of somebody else off, who has lost it; ends all their sessions, and they are told. One that has none is answered as it is',
    needs,
    payload: z.object({ id, reason }),
    answer: person,
    errors: ['person.not_found', 'person.stronger', 'person.own_factor'],
    changes: 'factor',
    confirm: 'owner',
  }),
  '/api/admin/users/roles': defineCall({
    summary: 'Roles by name, each with its permissions and how many have it',
    needs,
    payload: empty,
    answer: roles,
    errors: [],
  }),
  '/api/admin/users/save-role': defineCall({
    summary:
      'Make a role, or change one as it was seen, for all who have it at once. Refused with the roles as they are where it has changed',
    needs,
    payload: z.object({
      seen: seen.nullable(),
      name: roleName,
      permissions: givenPermissions,
      /** Whether who has it needs a second factor, too. */
      needsFactor: z.boolean(),
    }),
    answer: roles,
    errors: [
      ...refusals,
      ...(['person.beyond_own', 'role.not_found', 'role.name_taken'] as const),
      ...(['role.own_factor_first', 'general.conflict'] as const),
    ],
    changes: 'permissions',
    confirm: 'owner',
  }),
  '/api/admin/users/delete-role': defineCall({
    summary: 'Delete a role as it was seen; who has it keeps what it allows as permissions of their own',
    needs,
    payload: seen,
    answer: roles,
    errors: ['person.stronger', 'role.not_found', 'general.conflict'],
    changes: 'permissions',
    confirm: 'owner',
  }),
  '/api/admin/users/invitations': defineCall({
    summary: 'Those who are invited and have not come yet',
    needs,
    payload: empty,
    answer: invitations,
    errors: [],
  }),
  '/api/admin/users/invite': defineCall({
    summary:
      'Invite somebody by a letter with a link, or where the shop sends none by the link in the answer, which is told this once; it is good for seven days and makes one account',
    needs,
    payload: z.object({
      /** An e-mail; of a buyer also the phone. */
      email: typed(254).min(1),
      rights,
      /** Of the buyer who is to be one of the staff, as the refusal has told it. */
      account: id.optional(),
    }),
    answer: invited,
    errors: [
      ...(['person.beyond_own', 'role.not_found', 'user.invalid_email'] as const),
      ...(['invitation.has_account', 'invitation.waiting', 'invitation.no_account'] as const),
      ...(['invitation.is_staff', 'invitation.account_shut'] as const),
      ...letterRefusals,
    ],
    changes: 'permissions',
    confirm: 'owner',
  }),
  '/api/admin/users/invite-again': defineCall({
    summary:
      'Another link for an invitation, sent or told as the first one; good for seven days again, and the one before leads nowhere',
    needs,
    payload: z.object({ id }),
    answer: invited,
    errors: ['invitation.not_found', 'person.stronger', ...letterRefusals],
    changes: 'permissions',
    confirm: 'owner',
  }),
  '/api/admin/users/withdraw': defineCall({
    summary: 'Take an invitation back: its link leads nowhere',
    needs,
    payload: z.object({ id }),
    answer: invitations,
    errors: ['invitation.not_found', 'person.stronger'],
  }),
  '/api/user/invitation': defineCall({
    summary: 'Whom the link of an invitation is for',
    needs: null,
    payload: z.object({ invitation: secret }),
    answer: z.object({
      email: z.string(),
      /** What it gives, in words. */
      gives: z.array(z.string()),
      /** Who opens it, where it is for an account that is there; null where it makes one. */
      invitee: z.enum(invitees).nullable(),
    }),
    errors: linkRefusals,
  }),
  '/api/user/accept-invitation': defineCall({
    summary:
      'Be one of the staff with the account that one is signed in with and that was invited; orders, bonus and cart stay',
    needs: 'user',
    payload: z.object({ invitation: secret }),
    answer: z.object({ factorDue: z.boolean() }),
    errors: [
      ...linkRefusals,
      ...(['invitation.other_account', 'invitation.is_staff', 'invitation.account_shut'] as const),
    ],
  }),
  '/api/user/join': defineCall({
    summary: 'Make the account that one is invited to, with a name and a password of one’s own, and sign in',
    needs: null,
    payload: z.object({ invitation: secret, name: text(200).min(1), password: z.string().max(1_000) }),
    answer: z.object({ user, token, factorDue: z.boolean() }),
    errors: [
      ...linkRefusals,
      ...(['invitation.has_account', 'invitation.other_account', 'user.already_authorized'] as const),
      ...(['user.weak_password', 'user.common_password', 'user.telling_password'] as const),
    ],
  }),
};
