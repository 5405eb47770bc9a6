import { HAND_PARAMS_MAX, PARAM_NAME_MAX, PARAM_UNIT_MAX, PARAM_VALUE_MAX } from '@siren/domain/goods';
import { z } from 'zod';
import { id, text } from '../call/index.ts';

const KEY_MAX = PARAM_NAME_MAX + PARAM_UNIT_MAX + 2;
/** A param of a variant, by the title that the feed has for it. */
const which = { offer: id, key: z.string().min(1).max(KEY_MAX) };

/** Params that staff set; without a value shoppers do not see one. */
export const setParams = z
  .array(
    z.object({
      ...which,
      name: text(PARAM_NAME_MAX).min(1),
      value: text(PARAM_VALUE_MAX).min(1).nullable(),
      unit: text(PARAM_UNIT_MAX).min(1).nullable(),
    }),
  )
  .max(HAND_PARAMS_MAX)
  .default([]);

/** Params that are given back to the feed. */
export const paramsBack = z.array(z.object(which)).max(HAND_PARAMS_MAX).default([]);
