import type { PayType } from '@siren/domain/regions';
import { payTypeCodes } from '@siren/domain/regions';
import { z } from 'zod';
import { entity, id } from '../call/index.ts';

export const payType = entity<PayType>()(
  z
    .object({ id, code: z.enum(payTypeCodes), name: z.string(), description: z.string() })
    .meta({ id: 'PayType' }),
);
