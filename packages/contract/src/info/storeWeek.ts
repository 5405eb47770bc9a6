import { isPauseWithin } from '@siren/domain/regions';
import type { StoreWeek } from '@siren/domain/regions';
import { z } from 'zod';
import { entity } from '../call/index.ts';

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
/** From and until when, «10:00». */
export const timeRange = { opens: time, closes: time };

/** Hours by day of the week, Monday first. */
export const storeWeek = entity<StoreWeek>()(
  z
    .array(
      z
        .object({ ...timeRange, pause: z.object(timeRange).optional() })
        .refine(isPauseWithin, 'a break lies within the hours of its day')
        .nullable(),
    )
    .length(7)
    .meta({ id: 'StoreWeek' }),
);
