import type { Certificate } from '@siren/domain/clients';
import { z } from 'zod';
import { entity, isoDateTime, money } from '../call/index.ts';

export const certificate = entity<Certificate>()(
  z
    .object({ guid: z.string(), code: z.string(), nominal: money, money, expiresAt: isoDateTime.nullable() })
    .meta({ id: 'Certificate' }),
);
