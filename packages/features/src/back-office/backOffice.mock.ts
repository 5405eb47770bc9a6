import type { AnswerOf } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';

export type PastNews = AnswerOf<'/api/backoffice/notifications'>['rows'][number];

export const cashier = { login: 'cashier', name: 'Екатерина Соловьёва', token: 'good'.padEnd(32, '-') };

/** The noon of the stories, by the clocks of Екатеринбург. */
export const NOON = '2026-11-21T12:00:00+05:00';

export const pastNews: readonly PastNews[] = [
  { id: 14, message: 'Заказ № 104 509: чек не пробит', type: 'error', closedAt: null },
  { id: 13, message: 'Новый заказ № 104 519, самовывоз, 2 товара', type: 'info', closedAt: null },
  { id: 12, message: 'Заказ № 104 518 оплачен', type: 'success', closedAt: NOON },
  {
    id: 11,
    message: 'Заказ № 104 502 отменён: покупатель выбрал другой шкаф и позвонил, чтобы его больше не ждали',
    type: 'warning',
    closedAt: NOON,
  },
].map((row) => ({ ...row, position: 'bottom-left', at: NOON }) as PastNews);

/** Who works here; nobody until a login with the password `cashier-demo`. */
export function mockOffice({ signedIn = true }: { signedIn?: boolean } = {}) {
  let user: typeof cashier | null = signedIn ? cashier : null;
  return [
    mockCall('/api/backoffice/session', () => ({ user })),
    mockCall('/api/backoffice/login', ({ password }) => {
      if (password !== 'cashier-demo') return refusal('user.invalid_credentials');
      user = cashier;
      return cashier;
    }),
    mockCall('/api/user/logout', () => {
      user = null;
      return { token: 'guest'.padEnd(32, '-') };
    }),
  ];
}

/** Notifications that there were; words narrow them. */
export const mockPastNews = (rows: readonly PastNews[] = pastNews) =>
  mockCall('/api/backoffice/notifications', ({ query }) => {
    const found = rows.filter(({ message }) => message.toLowerCase().includes(query.toLowerCase()));
    return { rows: found, total: found.length };
  });
