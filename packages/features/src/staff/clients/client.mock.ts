import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { FieldChange } from '@siren/domain/audit';
import {
  BONUS_PAGE,
  correctedBonus,
  ERASED_NAME,
  erasingProblem,
  erasingWord,
  hindersErasing,
} from '@siren/domain/client-records';
import type { BonusLine, ClientErasing, StaffClient } from '@siren/domain/client-records';
import { withoutWords } from '@siren/domain/audit';
import { makeSessions, storyLedger } from './clientParts.fixtures.ts';
import { withCall, withCallResult } from '../stories/index.ts';

/** Moment of every change in stories. */
const NOW = '2026-11-21T12:46:00+05:00';
const ME = { id: 3, name: 'Елена Ким' };
const timeZone = 'Asia/Yekaterinburg';

/** An account as staff see it, whose owner has bought and is at home in two browsers. */
export function makeStaffClient(over: Partial<StaffClient> = {}): StaffClient {
  return {
    id: 41,
    name: 'Ринат Хабиров',
    phone: '+79124406320',
    email: 'rinat@mail.example',
    address: 'ул. Малышева, 71, кв. 4',
    createdAt: '2026-03-18T10:00:00+05:00',
    timeZone,
    orders: 3,
    sum: 50_480,
    lastOrders: [
      {
        ...{ id: 104_516, number: '104516', placedAt: '2026-11-21T12:08:00+05:00', timeZone },
        ...{ status: { code: 'waiting', name: 'Ждёт подтверждения' }, toPay: 84_346 },
      },
      {
        ...{ id: 101_962, number: '101962', placedAt: '2026-10-12T18:30:00+05:00', timeZone },
        ...{ status: { code: 'done', name: 'Выполнен' }, toPay: 11_990 },
      },
      {
        ...{ id: 98_415, number: '98415', placedAt: '2026-09-03T09:15:00+05:00', timeZone },
        ...{ status: { code: 'done', name: 'Выполнен' }, toPay: 38_490 },
      },
    ],
    bonus: 640,
    certificates: [
      {
        ...{ guid: 'c1', ending: '4817', nominal: 5_000, money: 3_250.5 },
        ...{ expiresAt: '2027-02-01T00:00:00+05:00', status: 'active' },
      },
      { guid: 'c2', ending: 'ДАР1', nominal: 1_000, money: 0, expiresAt: null, status: 'empty' },
    ],
    sessions: 2,
    blocked: false,
    blockedWhy: null,
    erased: null,
    staff: false,
    note: '',
    version: 1,
    changes: [
      {
        ...{ id: 1, at: '2026-08-14T11:20:00+05:00', by: { id: 4, name: 'Олег Гараев' }, action: 'bonus' },
        changes: [
          { field: 'bonus', from: 140, to: 640 },
          { field: 'reason', from: null, to: 'поздняя доставка' },
        ],
      },
    ],
    ...over,
  };
}

const changed = (client: StaffClient, action: string, changes: FieldChange[]): StaffClient => ({
  ...client,
  changes: [{ id: client.changes.length + 10, at: NOW, by: ME, action, changes }, ...client.changes],
});

/** What the server tells before an account is erased. */
const erasingOf = (client: StaffClient): ClientErasing => ({
  toType: erasingWord(client),
  open: client.lastOrders.filter(({ status }) => hindersErasing(status)),
  goes: {
    ...{ orders: client.orders, notes: client.note === '' ? 0 : 1 },
    ...{ favorites: 4, sessions: client.sessions, bonus: client.bonus },
  },
  stays: { orders: client.orders, sum: client.sum, payments: 2 },
});

const erasedOf = (client: StaffClient): StaffClient => {
  const left = {
    ...client,
    ...{ name: ERASED_NAME, phone: null, email: null, address: '', note: '', bonus: 0, sessions: 0 },
    ...{ blocked: true, blockedWhy: null, erased: { at: NOW, by: ME } },
    changes: client.changes.map((entry) => ({ ...entry, changes: withoutWords(entry.changes) })),
  };
  return changed(left, 'erase', [{ field: 'bonus', from: client.bonus, to: 0 }]);
};

/** Who works on the account meanwhile: what they make of it comes between what was seen and what is sent. */
type Meanwhile = (client: StaffClient) => StaffClient;

/** A server that has this account, whose rules are those of the domain. */
export function mockClient(
  first: StaffClient = makeStaffClient(),
  meanwhile?: Meanwhile,
  parts: { ledger?: readonly BonusLine[] } = {},
) {
  let client = first;
  let other = meanwhile;
  let ledger = parts.ledger ?? storyLedger;
  let sessions = makeSessions(first.sessions);
  const check = (version: number) => {
    if (other) client = { ...other(client), version: client.version + 1 };
    other = undefined;
    if (version !== client.version) throw staffRefusal('general.conflict', { data: client });
    client = { ...client, version: version + 1 };
  };
  return [
    mockCall('/api/admin/clients/get', ({ id }) => {
      if (id !== client.id) throw staffRefusal('client.not_found');
      return client;
    }),
    mockCall('/api/admin/clients/correct-bonus', ({ amount, reason }) => {
      const after = correctedBonus(client.bonus, amount);
      if (after === null) throw staffRefusal('client.bonus_out_of_bounds', { data: client });
      const changes = [
        { field: 'bonus', from: client.bonus, to: after },
        { field: 'reason', from: null, to: reason },
      ];
      client = changed({ ...client, bonus: after }, 'bonus', changes);
      const line = { id: ledger.length + 1, at: NOW, kind: 'correction', order: null, by: ME.name } as const;
      ledger = [{ ...line, amount, reason, after }, ...ledger];
      return client;
    }),
    mockCall('/api/admin/clients/save', ({ version, note }) => {
      check(version);
      client = changed({ ...client, note }, 'save', [{ field: 'note', from: client.note, to: note }]);
      return client;
    }),
    mockCall('/api/admin/clients/block', ({ version, blocked, reason }) => {
      check(version);
      const sessions = blocked ? 0 : client.sessions;
      client = changed({ ...client, blocked, blockedWhy: blocked ? reason : null, sessions }, 'block', [
        { field: 'blocked', from: !blocked, to: blocked },
        { field: 'reason', from: null, to: reason },
      ]);
      return client;
    }),
    mockCall('/api/admin/clients/call', () => (client = { ...client, changes: withCall(client.changes) })),
    mockCall(
      '/api/admin/clients/call-result',
      (said) => (client = { ...client, changes: withCallResult(client.changes, said) }),
    ),
    mockCall('/api/admin/clients/erasing', () => erasingOf(client)),
    mockCall('/api/admin/clients/erase', ({ version, typed, bonus }) => {
      check(version);
      const problem = erasingProblem(client, erasingOf(client).open, { typed, bonus });
      if (problem) throw staffRefusal(problem, { data: client });
      client = erasedOf(client);
      return client;
    }),
    mockCall('/api/admin/clients/bonus', ({ page }) => ({
      rows: ledger.slice((page - 1) * BONUS_PAGE, page * BONUS_PAGE),
      total: ledger.length,
    })),
    mockCall('/api/admin/clients/sessions', () => ({ items: sessions.slice(0, client.sessions) })),
    mockCall('/api/admin/clients/end-session', ({ session }) => {
      const left = sessions.filter(({ id }) => id !== session);
      if (left.length === sessions.length) return client;
      sessions = left;
      client = changed({ ...client, sessions: left.length }, 'sessions', [
        { field: 'sessions', from: 1, to: 0 },
      ]);
      return client;
    }),
    mockCall('/api/admin/clients/end-sessions', () => {
      const changes = [{ field: 'sessions', from: client.sessions, to: 0 }];
      client = changed({ ...client, sessions: 0 }, 'sessions', changes);
      return client;
    }),
  ];
}
