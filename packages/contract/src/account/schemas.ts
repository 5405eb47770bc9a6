import { permissions } from '@siren/domain/account';
import type { OwnSession, Profile, User } from '@siren/domain/account';
import { z } from 'zod';
import { entity, id, isoDateTime } from '../call/index.ts';

export const user = entity<User>()(
  z.object({ id, login: z.string(), name: z.string(), flags: z.array(z.string()) }).meta({ id: 'User' }),
);

export const profile = entity<Profile>()(
  z
    .object({
      id,
      login: z.string(),
      name: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      address: z.string(),
      hasPassword: z.boolean(),
    })
    .meta({ id: 'Profile' }),
);

export const ownSession = entity<OwnSession>()(
  z
    .object({
      id,
      kind: z.enum(['visit', 'remembered']),
      device: z.string(),
      startedAt: isoDateTime,
      seenAt: isoDateTime,
      current: z.boolean(),
    })
    .meta({ id: 'OwnSession' }),
);

export const permission = z.enum(permissions);
/** 32 characters; the empty string while there is none. */
export const token = z.string().max(64);
