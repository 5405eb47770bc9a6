import { permissions } from '@siren/domain/account';
import type { User } from '@siren/domain/account';
import { z } from 'zod';
import { entity, id } from '../call/index.ts';

export const user = entity<User>()(
  z.object({ id, login: z.string(), name: z.string(), flags: z.array(z.string()) }).meta({ id: 'User' }),
);

export const permission = z.enum(permissions);
/** 32 characters; the empty string while there is none. */
export const token = z.string().max(64);
