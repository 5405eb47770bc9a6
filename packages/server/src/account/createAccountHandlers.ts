import type { AnswerOf, CallPath } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import { rememberSession, tokenCookie } from '../http/index.ts';
import type { Context, Handlers } from '../http/index.ts';
import type { Messages } from '../messages/index.ts';
import { byId, byLogin } from './accounts.ts';
import { authorize } from './authorize.ts';
import { beginFactor, ownFactor, renewRecoveryCodes, turnOffFactor, turnOnFactor } from './changeFactor.ts';
import { changePassword } from './changePassword.ts';
import { confirm } from './confirm.ts';
import { contactOrRefuse } from './contactOrRefuse.ts';
import { checkGuest, checkUser, enter } from './enter.ts';
import { enterByFactor } from './enterByFactor.ts';
import { enterByCode, enterByLink } from './enterByCode.ts';
import { leave } from './leave.ts';
import { endOwnSession, endOwnSessions, ownSessions } from './ownSessions.ts';
import { changeContact, readProfile, saveProfile } from './profile.ts';
import { register } from './register.ts';
import { sendCode } from './sendCode.ts';
import { offered, takeOver } from './takeOver.ts';

type AccountPath = Exclude<
  Extract<CallPath, `/api/user/${string}`>,
  | '/api/user/check-favorites'
  | '/api/user/toggle-favorite-product'
  | '/api/user/invitation'
  | '/api/user/join'
  | '/api/user/accept-invitation'
>;

export interface AccountParts {
  /** What brings codes to people; null where the shop sends none. */
  messages: Messages | null;
  /** The shop's own origin for links in messages; null where nobody said it. */
  siteUrl: string | null;
}

/** Accounts: the ways in and out, and what one's own is (behaviour account-2). */
export function createAccountHandlers({ messages, siteUrl }: AccountParts): Pick<Handlers, AccountPath> {
  const sendsCodes = messages !== null;

  async function requestCode(context: Context, typed: string): Promise<AnswerOf<'/api/user/request-code'>> {
    if (!messages) throw refusal('auth.codes_unavailable');
    const contact = contactOrRefuse(typed);
    const sent = await sendCode(context, contact, { messages, siteUrl });
    return { user: context.session.user, channel: contact.channel, contact: contact.value, ...sent };
  }

  return {
    async '/api/user/login'(context, { login, password }) {
      checkGuest(context);
      const user = await authorize(context, byLogin(login), login, password);
      return enter(context, 'password', async () => user);
    },

    async '/api/user/login-by-id'(context, { id, password }) {
      checkGuest(context);
      const user = await authorize(context, byId(id), String(id), password);
      return enter(context, 'password', async () => user);
    },

    '/api/user/request-code': (context, { contact }) => requestCode(context, contact),
    '/api/user/login-by-code': enterByCode,
    '/api/user/login-by-link': (context, { link }) => enterByLink(context, link),
    '/api/user/register': (context, wanted) => register(context, wanted, { sendsCodes }),

    async '/api/user/remember'(context) {
      checkUser(context);
      await rememberSession(context);
      context.setCookie(tokenCookie(context.session.token, 'remembered'));
      return {};
    },

    async '/api/user/logout'(context) {
      return { token: await leave(context) };
    },

    '/api/user/take-over': takeOver,
    '/api/user/offered': offered,
    '/api/user/confirm': confirm,
    '/api/user/login-by-factor': (context, wanted) => enterByFactor(context, wanted, { messages }),
    '/api/user/factor': ownFactor,
    '/api/user/begin-factor': beginFactor,
    '/api/user/turn-on-factor': (context, { code }) => turnOnFactor(context, code, { messages }),
    '/api/user/renew-recovery-codes': (context, { code }) => renewRecoveryCodes(context, code),
    '/api/user/turn-off-factor': (context, { code }) => turnOffFactor(context, code, { messages }),
    '/api/user/change-password': (context, wanted) => changePassword(context, wanted, { messages }),
    '/api/user/sessions': ownSessions,
    '/api/user/end-session': (context, { id }) => endOwnSession(context, id),
    '/api/user/end-sessions': endOwnSessions,
    '/api/user/profile': (context) => readProfile(context),
    '/api/user/save-profile': saveProfile,
    '/api/user/change-contact': (context, wanted) => changeContact(context, wanted, { messages }),
  };
}
