import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumRoubles } from '../money/index.ts';
import { moneyKept } from './orderMoney.ts';
import { isPaid, stepLedger } from './stepLedger.ts';
import type { Ledger, PaymentEvent } from './stepLedger.ts';

const SUM = 54_990.5;
const unpaid: Ledger = { open: true, toPay: SUM, payments: [] };
const after = (...events: PaymentEvent[]) => events.reduce(stepLedger, unpaid);
const started = (payment: number): PaymentEvent => ({ type: 'started', payment });
const paid = (payment: number, amount = SUM): PaymentEvent => ({ type: 'paid', payment, amount });
const refused = (payment: number): PaymentEvent => ({ type: 'refused', payment, reason: 'declined' });
const changed = (toPay: number): PaymentEvent => ({ type: 'changed', toPay });
const cancelled: PaymentEvent = { type: 'cancelled' };
const statuses = ({ payments }: Ledger) =>
  payments.map(({ status, reason, giveBack }) => [status, reason, giveBack].join(' '));

describe('a payment', () => {
  test.each<[string, PaymentEvent[], string[]]>([
    ['is pending once started', [started(1)], ['pending  none']],
    [
      'is not paid by a browser that comes back',
      [started(1), { type: 'returned', payment: 1 }],
      ['pending  none'],
    ],
    ['is paid when the provider says so', [started(1), paid(1)], ['paid  none']],
    ['is paid once by a doubled callback', [started(1), paid(1), paid(1)], ['paid  none']],
    ['stays paid when an old refusal comes late', [started(1), paid(1), refused(1)], ['paid  none']],
    ['fails when it is refused', [started(1), refused(1)], ['failed declined none']],
    [
      'that the provider has not heard of is let go of: it may still be on its way',
      [started(1), { type: 'refused', payment: 1, reason: 'not_started' }, paid(1)],
      ['refunded replaced due'],
    ],
    [
      'is paid after all by a second card on the same page',
      [started(1), refused(1), paid(1)],
      ['paid  none'],
    ],
    ['goes back where another sum came', [started(1), paid(1, SUM - 0.01)], ['refunded amount due']],
    ['that nobody started changes nothing', [paid(7)], []],
    ['is not started for an order that is paid', [started(1), paid(1), started(2)], ['paid  none']],
    ['is not started for an order that is cancelled', [cancelled, started(1)], []],
    [
      'is let go of when another one takes its place',
      [started(1), started(2)],
      ['failed replaced due', 'pending  none'],
    ],
    [
      'is let go of when the buyer will pay on receipt',
      [started(1), { type: 'agreed' }],
      ['failed replaced due'],
    ],
    [
      'that was let go of never counts, even if it is the only one with money',
      [started(1), started(2), paid(1)],
      ['refunded paid_twice due', 'pending  none'],
    ],
    ['is let go of with the order', [started(1), cancelled], ['failed cancelled due']],
    ['goes back with the order', [started(1), paid(1), cancelled], ['refunded cancelled due']],
    ['that comes after the cancel goes back', [started(1), cancelled, paid(1)], ['refunded cancelled due']],
    [
      'is through once the provider gave it back',
      [started(1), paid(1), cancelled, { type: 'given_back', payment: 1 }],
      ['refunded cancelled done'],
    ],
    [
      'counts with what is paid after it, where the order has grown',
      [started(1), paid(1), changed(SUM + 100), started(2), paid(2, 100)],
      ['paid  none', 'paid  none'],
    ],
    [
      'goes back where the order has grown while somebody paid',
      [started(1), changed(SUM + 100), paid(1)],
      ['refunded replaced due'],
    ],
    [
      'goes back whole with the order, though a part went back before',
      [started(1), paid(1), changed(SUM - 100), cancelled],
      ['refunded cancelled due'],
    ],
  ])('%s', (_, events, expected) => expect(statuses(after(...events))).toEqual(expected));

  test('goes back by as much as the order comes to less, the latest one first', () => {
    const { payments } = after(
      ...[started(1), paid(1), changed(SUM + 100), started(2), paid(2, 100), changed(SUM - 0.5)],
    );
    expect(payments.map(({ amount, refunded }) => [amount, refunded])).toEqual([
      [SUM, 0.5],
      [100, 100],
    ]);
  });
});

/**
 * A provider as banks are: it takes money for what was started, also when the shop has long let go of it; it tells of
 * that late, twice, in any order or wrongly; asked to give back, it does, and takes nothing more for that payment.
 */
interface World {
  ledger: Ledger;
  /** Roubles that the provider holds, by payment. */
  held: Map<number, number>;
  closed: Set<number>;
  news: PaymentEvent[];
}
type Move =
  | { do: 'start' | 'take' | 'short' | 'refuse' | 'give_back'; payment: number }
  | { do: 'tell'; which: number; keep: boolean }
  | { do: 'change'; toPay: number }
  | { do: 'cancel' | 'agree' };

const payments = fc.integer({ min: 1, max: 4 });
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({
    do: fc.constantFrom(
      'start' as const,
      'take' as const,
      'short' as const,
      'refuse' as const,
      'give_back' as const,
    ),
    payment: payments,
  }),
  fc.record({ do: fc.constant('tell' as const), which: fc.nat(9), keep: fc.boolean() }),
  fc.record({ do: fc.constant('change' as const), toPay: fc.constantFrom(0, 0.01, 100, SUM, SUM + 100) }),
  fc.record({ do: fc.constantFrom('cancel' as const, 'agree' as const) }),
);

function giveBack(world: World, payment: number): void {
  const owed = world.ledger.payments.find(({ id, giveBack: back }) => id === payment && back === 'due');
  if (!owed) return;
  world.held.delete(payment);
  world.closed.add(payment);
  world.ledger = stepLedger(world.ledger, { type: 'given_back', payment });
}

function change(world: World, toPay: number): void {
  const before = world.ledger;
  world.ledger = stepLedger(before, changed(toPay));
  for (const { id, refunded } of world.ledger.payments) {
    const was = before.payments.find((payment) => payment.id === id)?.refunded ?? 0;
    if (refunded > was) world.held.set(id, sumRoubles([world.held.get(id) ?? 0, was, -refunded]));
  }
}

function play(world: World, made: Move): void {
  const { held, closed, news } = world;
  switch (made.do) {
    case 'start':
      world.ledger = stepLedger(world.ledger, started(made.payment));
      return;
    case 'take':
    case 'short': {
      const known = world.ledger.payments.find(({ id }) => id === made.payment);
      if (!known || closed.has(made.payment) || held.has(made.payment)) return;
      const amount = made.do === 'take' ? known.amount : sumRoubles([known.amount, 1]);
      held.set(made.payment, amount);
      news.push(paid(made.payment, amount));
      return;
    }
    case 'refuse':
      if (!held.has(made.payment)) news.push(refused(made.payment));
      return;
    case 'tell': {
      const index = made.which % Math.max(1, news.length);
      const event = news[index];
      if (!event) return;
      if (!made.keep) news.splice(index, 1);
      world.ledger = stepLedger(world.ledger, event);
      return;
    }
    case 'give_back':
      return giveBack(world, made.payment);
    case 'change':
      return change(world, made.toPay);
    case 'cancel':
      world.ledger = stepLedger(world.ledger, cancelled);
      return;
    case 'agree':
      world.ledger = stepLedger(world.ledger, { type: 'agreed' });
  }
}

test('any interleaving keeps what the order comes to at most, and nothing of a cancelled one', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      const world: World = { ledger: unpaid, held: new Map(), closed: new Set(), news: [] };
      for (const made of moves) {
        const before = world.ledger;
        play(world, made);
        const { open, toPay, payments: now } = world.ledger;
        expect(now.filter(({ status }) => status === 'pending').length).toBeLessThanOrEqual(1);
        expect(moneyKept(now)).toBeLessThanOrEqual(toPay);
        expect(now.every(({ amount, refunded }) => refunded >= 0 && refunded <= amount)).toBe(true);
        if (!open) expect(now.filter(({ status }) => status === 'pending' || status === 'paid')).toEqual([]);
        // What is paid stays so, unless the order is cancelled or comes to more.
        if (isPaid(before) && open && toPay <= before.toPay) expect(isPaid(world.ledger)).toBe(true);
      }
      // All news arrives in the end, and everything that is due is given back.
      for (const event of world.news.splice(0)) world.ledger = stepLedger(world.ledger, event);
      for (const { id } of world.ledger.payments) giveBack(world, id);
      const kept = sumRoubles([...world.held.values()]);
      expect(kept).toBe(moneyKept(world.ledger.payments));
      if (isPaid(world.ledger)) expect(kept).toBe(world.ledger.toPay);
      if (!world.ledger.open) expect(kept).toBe(0);
    }),
    { numRuns: 2_000 },
  );
});
