import { exclusionReasons, servicePriceTypes, serviceUnits } from '@siren/domain/services';
import type { Service } from '@siren/domain/services';
import { z } from 'zod';
import { entity, id, isoDate } from '../call/index.ts';

export const service = entity<Service>()(
  z
    .object({
      key: z.string(),
      product: id,
      group: z.string(),
      type: z.string(),
      name: z.string(),
      description: z.string(),
      default: z.boolean(),
      excluded: z.boolean(),
      excludedBy: z.enum(exclusionReasons).nullable(),
      calculate: z.object({
        type: z.enum(servicePriceTypes),
        value: z.number(),
        minValue: z.number(),
        base: z.number().optional(),
        freeFrom: z.number().optional(),
      }),
      unit: z.enum(serviceUnits),
      date: isoDate.nullable(),
    })
    .meta({ id: 'Service' }),
);
