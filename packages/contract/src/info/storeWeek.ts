import { isPauseWithin } from '@siren/domain/regions';
import type { StoreWeek } from '@siren/domain/regions';
import { z } from 'zod';
import { entity } from '../call/index.ts';

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const range = { opens: time, closes: time };

/** Hours by day of the week, Monday first. */
export const storeWeek = entity<StoreWeek>()(
  z
    .array(
      z
        .object({ ...range, pause: z.object(range).optional() })
        .refine(isPauseWithin, 'a break lies within the hours of its day')
        .nullable(),
    )
    .length(7)
    .meta({ id: 'StoreWeek' }),
);
