import { factorStates } from '@siren/domain/second-factor';
import type { OwnFactor } from '@siren/domain/second-factor';
import { z } from 'zod';
import { entity } from '../call/index.ts';

export const factorState = z.enum(factorStates);

export const ownFactor = entity<OwnFactor>()(
  z
    .object({ state: factorState.nullable(), required: z.boolean(), recoveryLeft: z.int().min(0) })
    .meta({ id: 'OwnFactor' }),
);
