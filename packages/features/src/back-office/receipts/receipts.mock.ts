import type { AnswerOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import {
  cashDifference,
  correctionKinds,
  expectedCash,
  isCarriedOver,
  isCorrectedUnseen,
  isOnItsWay,
  moveProblem,
  PAST_SHIFTS_SIZE,
  RECEIPTS_MAX,
  saleReceipt,
  TAXES,
} from '@siren/domain/receipts';
import type { CashMoveKind, TaskStatus } from '@siren/domain/receipts';
import { NOON } from '../backOffice.mock.ts';

type Receipt = AnswerOf<'/api/backoffice/receipts/get'>;
type ShiftAnswer = AnswerOf<'/api/backoffice/shift/get'>;
type Shift = NonNullable<ShiftAnswer['shift']>;

const DAY_MS = 24 * 60 * 60 * 1000;

const { lines, payments, total } = saleReceipt(
  {
    goods: [
      { title: 'Диван «Лада» двухместный, бежевый', quantity: 1, finalPrice: 54_990 },
      { title: 'Стул «Тис»', quantity: 4, finalPrice: 7_490 },
    ],
    services: [{ title: 'Подъём и\u00a0сборка', price: 2_600 }],
    toPay: 85_690,
  },
  { cash: 85_690, card: 0 },
  TAXES,
);

export const storyReceipt = (id: number, status: TaskStatus, told = ''): Receipt => ({
  ...{ id, order: 104_500 + id, kind: 'sell', total, status, told, means: ['cash'] },
  ...{ madeAt: NOON, changedAt: NOON, lines, payments, customer: 'Мария Литвинова' },
  uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  asked: true,
  ...{ settled: [], correction: null, corrects: null, corrections: [] },
  fiscal:
    status === 'done' ? { document: 1_204, sign: '3141592653', at: NOON, storage: '9999078900000001' } : null,
});

export const storyReceipts: readonly Receipt[] = [
  storyReceipt(1, 'unknown', 'Ответ кассы потерялся'),
  storyReceipt(2, 'failed', 'Нет бумаги'),
  storyReceipt(3, 'sent'),
  storyReceipt(4, 'waiting'),
  storyReceipt(5, 'done'),
];

export const openShift: Shift = {
  ...{ id: 1, number: 311, state: 'open', openedAt: NOON, openedBy: 'Екатерина Соловьёва', closedAt: null },
  closedBy: null,
  openingSum: 5_000,
  turnover: [{ kind: 'sell', count: 1, cash: total, electronically: 0, prepaid: 0, total }],
  ...{ drawer: { ahead: 0, before: 0 }, moves: [], carried: [] },
  ...{ expected: total + 5_000, counted: null, difference: null, cause: '' },
  unknown: null,
};

/** The shift as it is once the register has closed it with so much in the drawer. */
export const closedWith = (shift: Shift, counted: number, cause: string): Shift => ({
  ...{ ...shift, state: 'closed', closedAt: NOON, closedBy: shift.openedBy, counted, cause },
  difference: cashDifference(shift.expected, counted),
});

/** Shifts of so many days before, one of which did not come out even. */
export const pastShifts = (count: number): readonly Shift[] =>
  Array.from({ length: count }, (_, at) => {
    const openedAt = new Date(Date.parse(NOON) - (at + 1) * DAY_MS).toISOString();
    const closedAt = new Date(Date.parse(openedAt) + DAY_MS / 2).toISOString();
    const shift = { ...openShift, id: 311 - at, number: 310 - at, openedAt };
    const missing = at === 1 ? 60 : 0;
    return { ...closedWith(shift, shift.expected - missing, missing ? 'Ошиблись со сдачей' : ''), closedAt };
  });

/** A shift with such moves besides. */
export const moved = (
  shift: Shift,
  wishes: readonly { kind: CashMoveKind; amount: number; reason: string }[],
): Shift => {
  const made = wishes.map((wish, at) => ({
    ...{ ...wish, id: shift.moves.length + at + 1, at: NOON, by: 'Екатерина Соловьёва' },
    ...{ status: 'done' as const, told: '', counts: true },
  }));
  const moves = [...made.toReversed(), ...shift.moves];
  return { ...shift, moves, expected: expectedCash(shift.openingSum, shift.turnover, moves, shift.drawer) };
};

/** The receipt, corrected by that one too. */
export const withCorrection = (receipt: Receipt, { id, kind, status, madeAt }: Receipt): Receipt => ({
  ...receipt,
  corrections: [
    ...receipt.corrections,
    { ...{ id, status, madeAt }, kind: correctionKinds.find((one) => one === kind) ?? 'sellCorrection' },
  ],
});

/** A till with these receipts. */
export function mockReceipts(
  first: readonly Receipt[] = storyReceipts,
  firstShift: ShiftAnswer['shift'] = openShift,
) {
  let shift = firstShift;
  let rows = [...first];
  const inView = {
    all: () => true,
    trouble: ({ status }: Receipt) => status === 'failed' || status === 'unknown',
    queue: ({ status }: Receipt) => status === 'waiting' || status === 'sent',
  };
  const countOf = (view: keyof typeof inView) => rows.filter(inView[view]).length;
  const find = (id: number) => {
    const found = rows.find((one) => one.id === id);
    if (!found) throw staffRefusal('receipt.not_found');
    return found;
  };
  const those = (are: (status: TaskStatus) => boolean) =>
    rows
      .filter(({ status }) => are(status))
      .map(({ id, order, status }) => ({ id, order, failed: status === 'failed' }));
  const answer = (): ShiftAnswer => ({
    at: NOON,
    register: 'test',
    shift: shift && { ...shift, carried: those(isCarriedOver) },
    hindering: those(isOnItsWay),
  });
  return [
    mockCall('/api/backoffice/receipts/list', ({ view }) => ({
      rows: rows.filter(inView[view]).slice(0, RECEIPTS_MAX),
      counts: { all: countOf('all'), trouble: countOf('trouble'), queue: countOf('queue') },
    })),
    mockCall('/api/backoffice/receipts/get', ({ id }) => find(id)),
    mockCall('/api/backoffice/receipts/retry', ({ id }) => {
      rows = rows.map((one) => (one.id === id ? storyReceipt(id, 'waiting') : one));
      return find(id);
    }),
    mockCall('/api/backoffice/receipts/settle', ({ id, uuid, found, document, sign }) => {
      const one = find(id);
      if (one.status !== 'unknown' || one.uuid !== uuid) throw staffRefusal('receipt.not_unknown');
      const fiscal = document === null ? null : { document, sign: sign ?? '', at: NOON, storage: '' };
      const settled = [{ uuid, found, fiscal, at: Date.parse(NOON), late: null }];
      const status = found === 'printed' ? 'done' : 'failed';
      const told = found === 'printed' ? '' : 'Решили по\u00a0кассе: не\u00a0вышло';
      rows = rows.map((row) => (row.id === id ? { ...row, status, told, fiscal, settled } : row));
      return find(id);
    }),
    mockCall('/api/backoffice/receipts/correct', ({ id, kind, ground, date, number, reason, seen }) => {
      const corrected = find(id);
      if (isCorrectedUnseen(corrected.corrections.length, seen)) throw staffRefusal('receipt.corrected');
      const made: Receipt = {
        ...{ ...corrected, id: rows.length + 10, kind, status: 'waiting', fiscal: null },
        ...{ correction: { ground, date, number, reason }, corrects: id, corrections: [] },
      };
      rows = [made, ...rows.map((one) => (one.id === id ? withCorrection(one, made) : one))];
      return made;
    }),
    mockCall('/api/backoffice/shift/get', answer),
    mockCall('/api/backoffice/shift/open', () => {
      shift = { ...openShift, turnover: [], expected: openShift.openingSum };
      return answer();
    }),
    mockCall('/api/backoffice/shift/close', ({ counted, cause, seen }) => {
      if (seen !== undefined && seen !== shift?.expected) throw staffRefusal('shift.other_state');
      if (shift) shift = closedWith(shift, counted, cause ?? '');
      return answer();
    }),
    mockCall('/api/backoffice/shift/settle', ({ uuid, found }) => {
      if (shift?.unknown?.uuid !== uuid) throw staffRefusal('shift.not_unknown');
      const ends = {
        openShift: ['open', null],
        closeShift: ['closed', 'open'],
        cash: ['open', 'open'],
      } as const;
      const state = ends[shift.unknown.kind][found === 'printed' ? 0 : 1];
      const status = found === 'printed' ? ('done' as const) : ('failed' as const);
      const moves = shift.moves.map((one) => (one.id === shift?.unknown?.move ? { ...one, status } : one));
      shift = state && { ...shift, state, moves, unknown: null };
      return answer();
    }),
    mockCall('/api/backoffice/shift/move-cash', ({ kind, amount, reason }) => {
      if (!shift) throw staffRefusal('shift.other_state');
      const problem = moveProblem({ kind, amount }, shift.expected);
      if (problem) throw staffRefusal(problem);
      shift = moved(shift, [{ kind, amount, reason }]);
      return answer();
    }),
  ];
}

/** Shifts that were closed. */
export const mockPastShifts = (shifts: readonly Shift[]) => [
  mockCall('/api/backoffice/shift/past', ({ page }) => ({
    rows: shifts
      .slice((page - 1) * PAST_SHIFTS_SIZE, page * PAST_SHIFTS_SIZE)
      .map(({ id, number, state, openedAt, openedBy, closedAt, difference, turnover, unknown }) => ({
        ...{ id, number, state, openedAt, openedBy, closedAt, difference },
        waits: unknown !== null,
        sold: turnover.find(({ kind }) => kind === 'sell')?.total ?? 0,
      })),
    total: shifts.length,
  })),
  mockCall('/api/backoffice/shift/report', ({ id }) => {
    const found = shifts.find((one) => one.id === id);
    if (!found) throw staffRefusal('shift.not_found');
    return found;
  }),
];
