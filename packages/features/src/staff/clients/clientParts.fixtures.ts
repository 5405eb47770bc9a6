import type { BonusLine, ClientSession } from '@siren/domain/client-records';

const devices = ['Safari, iPhone', 'Chrome, Windows', '', 'Firefox, Linux'];

/** Browsers in which a client is signed in, the last used first. */
export const makeSessions = (count: number): ClientSession[] =>
  Array.from({ length: count }, (_, at) => ({
    id: 700 + at,
    device: devices[at % devices.length] ?? '',
    seenAt: `2026-11-${String(21 - at).padStart(2, '0')}T12:07:00+05:00`,
  }));

const changes = [
  { kind: 'opening', amount: 1_100 },
  { kind: 'order', amount: -1_000, order: 95_020 },
  { kind: 'correction', amount: 500, reason: 'Поздняя доставка', by: 'Елена Соловьёва' },
  { kind: 'cancelled', amount: 1_000, order: 95_020 },
  { kind: 'order', amount: -1_200.5, order: 98_415, by: 'Елена Ким' },
  { kind: 'returned', amount: 240.5, order: 101_962, by: 'Елена Ким' },
] as const satisfies readonly Partial<BonusLine>[];

const lineOf = (change: Partial<BonusLine>, at: number, after: number): BonusLine => ({
  ...{
    id: at + 1,
    at: `2026-${String(6 + (at % 6)).padStart(2, '0')}-12T18:30:00+05:00`,
    kind: 'correction',
  },
  ...{ amount: 0, order: null, reason: '', by: null },
  ...change,
  after,
});

/** The ledger of a client who has 640 now, the newest first. */
export const storyLedger: readonly BonusLine[] = changes
  .map((change, at) => {
    const after = changes.slice(0, at + 1).reduce((sum, { amount }) => sum + amount, 0);
    return lineOf(change, at, after);
  })
  .toReversed();

/** So many corrections of one bonus each, the newest first. */
export const longLedger = (count: number): BonusLine[] =>
  Array.from({ length: count }, (_, at) =>
    lineOf({ amount: 1, reason: `Сверка ${count - at}`, by: 'Елена Ким' }, count - at - 1, count - at),
  );
