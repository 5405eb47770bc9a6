import type { AnswerOf } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { unreadOnceRead } from '@siren/domain/back-office';
import type { KeptMessage } from '@siren/domain/back-office';

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
    mockCall('/api/backoffice/receipts/of-order', () => ({ rows: [], due: false })),
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

type Rooms = AnswerOf<'/api/backoffice/rooms/list'>;

const ME = 3;
const artem = { id: 4, name: 'Артём Пак' };
const elena = { id: 5, name: 'Елена Ким' };

const message = (
  seq: number,
  author: { id: number; name: string },
  text: string,
  at: string,
): KeptMessage => ({
  seq,
  key: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  author,
  text,
  at: `2026-11-21T${at}:00+05:00`,
});

/** What was said in the room of a store. */
export const talk: readonly KeptMessage[] = [
  message(1, artem, 'Стулья «Тис» приехали, 6\u00a0штук. Кладу на\u00a0В-14.', '12:38'),
  message(2, { id: ME, name: cashier.name }, 'Отложите 4 для заказа № 104 518, пожалуйста.', '12:40'),
  message(3, artem, 'Клиент смотрит «Берег»: ящик есть?', '12:44'),
  message(4, elena, 'Образец у\u00a0окна ещё стоит?', '12:45'),
];

export const rooms: Rooms = {
  me: ME,
  rooms: [
    { room: 'store-1', title: 'Малышева, 71', unread: 2, last: talk.at(-1) ?? null, left: false },
    {
      room: 'all',
      title: 'Все магазины',
      left: false,
      unread: 0,
      last: message(
        9,
        elena,
        'График на\u00a0субботу: кто выйдет в\u00a0первую смену, напишите до\u00a0вечера',
        '11:20',
      ),
    },
    { room: 'store-2', title: '8 Марта, 149', unread: 0, last: null, left: false },
  ],
  people: [
    { ...artem, online: true, seenAt: NOON },
    { id: ME, name: cashier.name, online: true, seenAt: NOON },
    { ...elena, online: false, seenAt: NOON },
    { id: 6, name: 'Ирина Бояршинова', online: false, seenAt: null },
  ],
};

/** Rooms, what was said in them, and what one has read. */
export const mockRooms = (list: Rooms = rooms, said: readonly KeptMessage[] = talk) => [
  mockCall('/api/backoffice/rooms/list', () => list),
  mockCall('/api/backoffice/rooms/history', ({ after }) => ({
    messages: said.filter(({ seq }) => seq > (after ?? 0)),
    more: false,
    read: 2,
  })),
  mockCall('/api/backoffice/rooms/read', () => ({})),
  mockCall('/api/backoffice/rooms/create', () => ({ room: 'store-2' })),
];

/** Rooms with one that somebody has left, or is back in. */
export const withLeft = (room: string, left: boolean, list: Rooms = rooms): Rooms => ({
  ...list,
  rooms: list.rooms.map((one) => (one.room === room ? { ...one, left, unread: left ? 0 : one.unread } : one)),
});

/** A shop that remembers which rooms one has left, here or at another till; each story has its own, and begins it anew. */
export function createLeftRooms(first: Rooms = rooms) {
  let now = first;
  return {
    begin: () => void (now = first),
    leave: (room: string) => void (now = withLeft(room, true, now)),
    handlers: [
      mockCall('/api/backoffice/rooms/list', () => now),
      mockCall('/api/backoffice/rooms/leave', ({ room, left }) => {
        now = withLeft(room, left, now);
        return {};
      }),
      ...mockRooms(),
    ],
  };
}

/** Rooms of a shop that remembers what one has read, as a flow needs it, which is played once. */
export function mockReadRooms() {
  let list = rooms;
  return [
    mockCall('/api/backoffice/rooms/list', () => list),
    mockCall('/api/backoffice/rooms/read', ({ room, seq }) => {
      const read = (one: Rooms['rooms'][number]) =>
        one.room === room ? { ...one, unread: unreadOnceRead(one, seq) } : one;
      list = { ...list, rooms: list.rooms.map(read) };
      return {};
    }),
    ...mockRooms(),
  ];
}
