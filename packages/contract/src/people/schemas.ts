import { permissions } from '@siren/domain/account';
import type { Invitation, Person, PersonRow, Role } from '@siren/domain/people';
import { letterStates, ROLE_NAME_MAX } from '@siren/domain/people';
import { z } from 'zod';
import { entity, id, isoDateTime, text } from '../call/index.ts';
import { factorState } from '../second-factor/index.ts';
import { auditEntry } from '../staff/index.ts';

const count = z.int().min(0);
export const givenPermissions = z.array(z.enum(permissions)).max(permissions.length);
/** Why staff do what they do. */
export const reason = text(500).min(1);
export const roleName = text(ROLE_NAME_MAX).min(1);

/** What somebody is to be allowed: just what a role allows, or permissions of their own. */
export const rights = z.union([
  z.strictObject({ role: id }),
  z.strictObject({ permissions: givenPermissions }),
]);

const namedRole = z.object({ id, name: z.string() }).nullable();

const rowShape = {
  id,
  login: z.string(),
  name: z.string(),
  role: namedRole,
  permissions: givenPermissions,
  blocked: z.boolean(),
  factor: factorState,
  onlyAdministrator: z.boolean(),
  seenAt: isoDateTime.nullable(),
  timeZone: z.string(),
};

export const personRow = entity<PersonRow>()(z.object(rowShape).meta({ id: 'PersonRow' }));

export const person = entity<Person>()(
  z
    .object({
      ...rowShape,
      phone: z.string().nullable(),
      email: z.string().nullable(),
      createdAt: isoDateTime,
      sessions: count,
      stores: z.array(z.object({ id, name: z.string() })).nullable(),
      blockedWhy: z.string().nullable(),
      version: count,
      changes: z.array(auditEntry),
    })
    .meta({ id: 'Person' }),
);

const role = entity<Role>()(
  z
    .object({
      id,
      name: z.string(),
      permissions: givenPermissions,
      needsFactor: z.boolean(),
      people: count,
      version: count,
    })
    .meta({ id: 'Role' }),
);

export const roles = z.object({ roles: z.array(role) });

const invitation = entity<Invitation>()(
  z
    .object({
      id,
      email: z.string(),
      account: id.nullable(),
      role: namedRole,
      permissions: givenPermissions,
      expiresAt: isoDateTime,
      expired: z.boolean(),
      letter: z.object({ state: z.enum(letterStates), at: isoDateTime }).nullable(),
      timeZone: z.string(),
    })
    .meta({ id: 'Invitation' }),
);

export const invitations = z.object({
  invitations: z.array(invitation),
  /** Whether the shop sends their links itself. */
  mails: z.boolean(),
});
