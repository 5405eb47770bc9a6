import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { CODE_LIFE_MS, CODE_TRIES, CODE_WAIT_MS, contactOf, judgeCode } from '@siren/domain/account';
import type { User } from '@siren/domain/account';

export const CODE = '274913';
const user: User = { id: 7, login: 'buyer', name: 'Анна Смирнова', flags: [] };
const token = 'b'.repeat(32);

/** A server that sends codes; they are judged by the rules of the domain. Make one for each story. */
export function mockCodes({
  shown = false,
  known = true,
  retryAfter = CODE_WAIT_MS / 1000,
}: { shown?: boolean; known?: boolean; retryAfter?: number } = {}) {
  let tries = 0;
  let isKnown = known;
  const look = (typed: string) => {
    tries += 1;
    const verdict = judgeCode({ expiresAt: 1, tries }, typed === CODE, 0);
    if (verdict === 'exhausted') throw refusal('auth.attempts_exhausted', { retryAfter: 60 });
    if (verdict !== 'right') throw refusal('auth.wrong_code', { data: { left: CODE_TRIES - tries } });
  };
  return [
    mockCall('/api/user/request-code', ({ contact: typed }) => {
      const contact = contactOf(typed);
      if (!contact) return refusal('general.invalid_phone');
      tries = 0;
      return {
        ...{ user: null, channel: contact.channel, contact: contact.value },
        ...{ expiresIn: CODE_LIFE_MS / 1000, retryAfter },
        shown: shown ? { code: CODE, link: null } : null,
      };
    }),
    mockCall('/api/user/login-by-code', ({ code }) => {
      look(code);
      return isKnown ? { user, token, factorDue: false } : refusal('auth.no_such_user');
    }),
    mockCall('/api/user/register', ({ code }) => {
      look(code);
      if (isKnown) return refusal('user.already_exists');
      isKnown = true;
      return { user, token, factorDue: false };
    }),
    mockCall('/api/user/remember', () => ({})),
  ];
}
