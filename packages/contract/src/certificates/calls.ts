import { z } from 'zod';
import { defineCall, typed } from '../call/index.ts';
import { user } from '../account/index.ts';
import { walletFields } from './schemas.ts';

/** The wallet, and who calls. */
const answer = z.object({ ...walletFields, user: user.nullable() });

export const certificatesCalls = {
  '/api/certificate/attach': defineCall({
    summary: 'Attach a gift certificate to the cart, after those attached before',
    needs: 'session',
    payload: z.object({ code: typed(64).min(1) }),
    answer,
    errors: ['cart.certificate_not_found', 'auth.attempts_exhausted'],
  }),
  '/api/certificate/detach': defineCall({
    summary: 'Detach a gift certificate from the cart',
    needs: 'session',
    payload: z.object({ guid: z.guid() }),
    answer,
    errors: ['cart.certificate_not_found'],
  }),
};
