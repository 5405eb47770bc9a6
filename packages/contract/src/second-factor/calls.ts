import { z } from 'zod';
import { token, user } from '../account/index.ts';
import { defineCall, empty, typed } from '../call/index.ts';
import { ownFactor } from './schemas.ts';

/** A code of the app, or a recovery code, as it was typed. */
const code = typed(64).min(1);
const refusals = ['factor.wrong_code', 'auth.attempts_exhausted'] as const;
/** Told this once: the shop keeps digests only. */
const recoveryCodes = z.array(z.string());

export const secondFactorCalls = {
  '/api/user/login-by-factor': defineCall({
    summary:
      'Sign in where a way in has answered `factor.needed`: by the code of the app or a recovery code, each of which counts once. ' +
      '`begun` stood in the data of that refusal',
    needs: null,
    payload: z.object({ begun: z.string().min(1).max(64), code }),
    answer: z.object({
      user,
      token,
      factorDue: z.boolean(),
      /** Recovery codes that are left, where one was used; else null. */
      recoveryLeft: z.int().min(0).nullable(),
    }),
    errors: [...refusals, 'factor.login_expired', 'user.already_authorized'],
  }),
  '/api/user/factor': defineCall({
    summary: 'Whether one’s own account is entered by a code of an app besides the password',
    needs: 'user',
    payload: empty,
    answer: ownFactor,
    errors: [],
  }),
  '/api/user/begin-factor': defineCall({
    summary:
      'A new secret for an app that makes codes. It counts once a code of it has come; an earlier one that never did is gone',
    needs: 'user',
    payload: empty,
    answer: z.object({
      /** To be typed, in base32. */
      secret: z.string(),
      /** The same as an address that apps read from a picture. */
      uri: z.string(),
      /** That picture: how many squares it is wide, and the dark ones as the path of a drawing. */
      picture: z.object({ size: z.int().min(1), path: z.string() }),
    }),
    errors: ['factor.on_already'],
    changes: 'factor',
    confirm: 'owner',
  }),
  '/api/user/turn-on-factor': defineCall({
    summary:
      'Have the account entered by a code besides, from now on; `code` proves that the app has the secret. Ends all other sessions; ' +
      'the owner is told. The answer has the recovery codes, this once',
    needs: 'user',
    payload: z.object({ code }),
    answer: z.object({ user, token, recoveryCodes }),
    errors: [...refusals, 'factor.on_already', 'factor.not_begun', 'user.blocked'],
    changes: 'factor',
    confirm: 'owner',
  }),
  '/api/user/renew-recovery-codes': defineCall({
    summary: 'New recovery codes instead of those that are left, told this once',
    needs: 'user',
    payload: z.object({ code }),
    answer: z.object({ recoveryCodes }),
    errors: [...refusals, 'factor.off_already'],
    changes: 'factor',
    confirm: 'owner',
  }),
  '/api/user/turn-off-factor': defineCall({
    summary:
      'Have the account entered without a code again. Ends all other sessions; the owner is told. Rights of a role that requires ' +
      'one do not count then',
    needs: 'user',
    payload: z.object({ code }),
    answer: z.object({ user, token }),
    errors: [...refusals, 'factor.off_already', 'user.blocked'],
    changes: 'factor',
    confirm: 'owner',
  }),
};
