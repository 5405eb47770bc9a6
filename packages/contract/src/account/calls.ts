import { z } from 'zod';
import { defineCall, empty, id, text, typed } from '../call/index.ts';
import { ownSession, profile, token, user } from './schemas.ts';

const refusals = [
  'user.already_authorized',
  'user.blocked',
  'user.invalid_credentials',
  'auth.attempts_exhausted',
  'factor.needed',
] as const;
const codeRefusals = ['auth.wrong_code', 'auth.code_expired', 'auth.attempts_exhausted'] as const;
const passwordRefusals = ['user.weak_password', 'user.common_password', 'user.telling_password'] as const;
const contactRefusals = ['general.invalid_phone', 'user.invalid_email'] as const;

const sessions = z.object({ items: z.array(ownSession) });
const signedIn = z.object({ user, token });
/** What a way in answers: `factorDue` where the role requires a second factor that the account lacks, so that nothing of it counts yet. */
const entered = signedIn.extend({ factorDue: z.boolean() });
const password = z.string().min(1).max(256);
/** Empty where there is none to give. */
const maybePassword = z.string().max(256);
const newPassword = z.string().max(1_000);
/** A phone or an e-mail, as it was typed. */
const contact = typed(254).min(1);
/** A one-time code as it was typed. */
const code = typed(32);

export const accountCalls = {
  '/api/user/login': defineCall({
    summary: 'Sign in by login (or phone, or e-mail) and password; the answer carries a fresh token',
    needs: null,
    payload: z.object({ login: typed(128).min(1), password }),
    answer: entered,
    errors: refusals,
  }),
  '/api/user/login-by-id': defineCall({
    summary: 'Sign in by the number of the account and password',
    needs: null,
    payload: z.object({ id, password }),
    answer: entered,
    errors: refusals,
  }),
  '/api/user/request-code': defineCall({
    summary:
      'Send a one-time code to a phone or an e-mail. The answer is the same whether an account has it or not; who asks ' +
      'again within the minute keeps the code that was sent. A demo shop, which sends nothing, shows the code in it',
    needs: null,
    payload: z.object({ contact }),
    answer: z.object({
      /** Who asks; null for a guest. */
      user: user.nullable(),
      channel: z.enum(['phone', 'email']),
      /** As it is stored. */
      contact: z.string(),
      /** Seconds that the code is good for, and until the next may be asked for. */
      expiresIn: z.int(),
      retryAfter: z.int(),
      /** What was sent, in a demo shop; null in a real one. `link` is a path of the shop. */
      shown: z.object({ code: z.string(), link: z.string().nullable() }).nullable(),
    }),
    errors: [...contactRefusals, 'auth.codes_unavailable', 'auth.attempts_exhausted'],
  }),
  '/api/user/login-by-code': defineCall({
    summary: 'Sign in by the one-time code that was sent to a phone or an e-mail',
    needs: null,
    payload: z.object({ contact, code }),
    answer: entered,
    errors: [
      ...contactRefusals,
      ...codeRefusals,
      'user.already_authorized',
      'user.blocked',
      'auth.no_such_user',
      'factor.needed',
    ],
  }),
  '/api/user/login-by-link': defineCall({
    summary: 'Sign in by the link of an e-mail; `link` is what stands in its address',
    needs: null,
    payload: z.object({ link: text(64).min(1) }),
    answer: entered,
    errors: [
      'user.already_authorized',
      'user.blocked',
      'auth.link_expired',
      'auth.no_such_user',
      'factor.needed',
    ],
  }),
  '/api/user/register': defineCall({
    summary:
      'Make an account and sign in; what the guest had, orders among it, becomes its own. The phone or e-mail is proven ' +
      'by a code; a shop that sends none makes no accounts. A password may be set with it',
    needs: null,
    payload: z.object({
      contact,
      code,
      password: newPassword,
      name: text(200),
      address: text(500),
    }),
    answer: entered,
    errors: [
      ...contactRefusals,
      ...codeRefusals,
      'user.already_authorized',
      'user.already_exists',
      'auth.registration_closed',
      ...passwordRefusals,
    ],
  }),
  '/api/user/remember': defineCall({
    summary: 'Keep the session beyond the closing of the browser',
    needs: 'user',
    payload: empty,
    answer: empty,
    errors: [],
  }),
  '/api/user/logout': defineCall({
    summary: 'Sign out; the answer carries the token of a new anonymous visitor',
    needs: null,
    payload: empty,
    answer: z.object({ token }),
    errors: [],
  }),
  '/api/user/take-over': defineCall({
    summary:
      'Go on with the session of a token that came in an address, under a fresh token; the old one is dead. A guest’s cart ' +
      'and favourites come along. Who is signed in is only replaced where they have pressed for it',
    needs: null,
    payload: z.object({
      /** The token of the address. */
      given: text(64),
      /** Somebody who is signed in wants to be replaced. */
      pressed: z.boolean(),
    }),
    answer: z.object({
      /** Whether the session of the address goes on here. */
      taken: z.boolean(),
      /** Whether somebody else is signed in and has to decide first. */
      asks: z.boolean(),
      user: user.nullable(),
      token,
    }),
    errors: [],
  }),
  '/api/user/offered': defineCall({
    summary:
      'Whom a link offered to go on as, where who is signed in has to decide; null where there is nothing to decide',
    needs: null,
    payload: empty,
    answer: z.object({
      offered: z.object({ user: user.nullable() }).nullable(),
    }),
    errors: [],
  }),
  '/api/user/confirm': defineCall({
    summary:
      'Confirm who one is, by the password or by a code to the own phone or e-mail: calls that answered ' +
      '`user.confirm_needed` are taken for a while then',
    needs: 'user',
    payload: z.object({ password: maybePassword, contact: typed(254), code }),
    answer: empty,
    errors: [...contactRefusals, ...codeRefusals, 'user.wrong_password'],
  }),
  '/api/user/change-password': defineCall({
    summary: 'Set a new password. Ends all other sessions; the owner is told',
    needs: 'user',
    payload: z.object({ newPassword }),
    answer: signedIn,
    errors: [...passwordRefusals, 'user.blocked'],
    changes: 'password',
    confirm: 'owner',
  }),
  '/api/user/sessions': defineCall({
    summary: 'Where one is signed in, the last used first',
    needs: 'user',
    payload: empty,
    answer: sessions,
    errors: [],
  }),
  '/api/user/end-session': defineCall({
    summary: 'Sign out in one browser; answers the sessions that are left',
    needs: 'user',
    payload: z.object({ id }),
    answer: sessions,
    errors: [],
  }),
  '/api/user/end-sessions': defineCall({
    summary: 'Sign out everywhere, here too; the answer carries the token of a new anonymous visitor',
    needs: 'user',
    payload: empty,
    answer: z.object({ token }),
    errors: [],
  }),
  '/api/user/profile': defineCall({
    summary: 'What the shop knows of who is signed in',
    needs: 'user',
    payload: empty,
    answer: profile,
    errors: [],
  }),
  '/api/user/save-profile': defineCall({
    summary: 'Mend name and address',
    needs: 'user',
    payload: z.object({ name: text(200).min(1), address: text(500) }),
    answer: profile,
    errors: [],
  }),
  '/api/user/change-contact': defineCall({
    summary: 'Another phone or e-mail, proven by a code; the old one is told',
    needs: 'user',
    payload: z.object({ contact, code }),
    answer: profile,
    errors: [...contactRefusals, ...codeRefusals, 'user.already_exists', 'auth.codes_unavailable'],
    changes: 'contact',
    confirm: 'owner',
  }),
};
