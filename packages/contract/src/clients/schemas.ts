import type { Client } from '@siren/domain/clients';
import { z } from 'zod';
import { entity, id, money } from '../call/index.ts';
import { certificate } from '../certificates/index.ts';

export const client = entity<Client>()(
  z
    .object({
      phone: z.string(),
      user: z.object({ id, name: z.string(), phone: z.string() }).nullable(),
      money,
      info: z.string(),
      certificates: z.array(certificate),
    })
    .meta({ id: 'Client' }),
);
