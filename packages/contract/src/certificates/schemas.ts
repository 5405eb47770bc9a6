import type { Certificate } from '@siren/domain/clients';
import { z } from 'zod';
import { isoDateTime, money } from '../call/index.ts';

export const certificate: z.ZodType<Certificate> = z
  .object({ guid: z.string(), code: z.string(), nominal: money, money, expiresAt: isoDateTime.nullable() })
  .meta({ id: 'Certificate' });
