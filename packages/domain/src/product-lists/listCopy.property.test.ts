import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange, inverseOf, moveBetween } from './applyChange.ts';
import { LIST_GOODS_MAX } from './entities.ts';
import type { ListChange, ListContent } from './entities.ts';
import { afterAnswer, shownList } from './listCopy.ts';
import type { ListCopy } from './listCopy.ts';
import { listState } from './listState.ts';

const empty: ListContent = { name: 'Новинки', from: null, to: null, offers: [] };
const offer = fc.integer({ min: 1, max: 8 });
const after = fc.option(offer, { nil: null });
const change: fc.Arbitrary<ListChange> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), offer, after }),
  fc.record({ kind: fc.constant('move' as const), offer, after }),
  fc.record({ kind: fc.constant('remove' as const), offer }),
  fc.record({
    kind: fc.constant('set' as const),
    fields: fc.record({ name: fc.string({ minLength: 1, maxLength: 3 }) }),
  }),
);
const content = fc.uniqueArray(offer).map((offers): ListContent => ({ ...empty, offers }));

/** A server as the shop’s: each operation once, and a version that grows. */
class Server {
  version = 0;
  list = empty;
  readonly done = new Set<string>();
  readonly order: ListChange[] = [];
  take(operations: ListCopy['waiting']) {
    for (const { id, change: one } of operations) {
      if (this.done.has(id)) continue;
      this.done.add(id);
      this.order.push(one);
      this.list = applyChange(this.list, one);
      this.version += 1;
    }
    return { version: this.version, content: this.list, applied: operations.map(({ id }) => id) };
  }
}

const step = fc.record({
  who: fc.integer({ min: 0, max: 1 }),
  /** `keep` sends and leaves the answer on its way; `lose` never hears it. */
  does: fc.constantFrom(
    'edit' as const,
    'send' as const,
    'keep' as const,
    'lose' as const,
    'late' as const,
    'look' as const,
  ),
  change,
});

test('two editors end with the list of the server, in whatever order calls and answers come, and nothing confirmed is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const server = new Server();

      const fresh = (): ListCopy => ({ version: 0, confirmed: empty, waiting: [] });
      const copies: [ListCopy, ListCopy] = [fresh(), fresh()];
      const late: [ReturnType<Server['take']>[], ReturnType<Server['take']>[]] = [[], []];
      const hear = (who: number, answer: ReturnType<Server['take']>) => {
        const at = who === 0 ? 0 : 1;
        copies[at] = afterAnswer(copies[at], answer, answer.applied);
      };
      let count = 0;
      for (const { who, does, change: made } of steps) {
        const at = who === 0 ? 0 : 1;
        const copy = copies[at];
        if (does === 'edit')
          copies[at] = { ...copy, waiting: [...copy.waiting, { id: `${(count += 1)}`, change: made }] };
        if (does === 'send') hear(at, server.take(copy.waiting));
        if (does === 'keep') late[at].push(server.take(copy.waiting));
        if (does === 'lose') server.take(copy.waiting);
        if (does === 'late') for (const answer of late[at].splice(0).toReversed()) hear(at, answer);
        if (does === 'look') hear(at, server.take([]));
      }
      for (const at of [0, 1] as const) for (const answer of late[at]) hear(at, answer);
      for (const at of [0, 1] as const) hear(at, server.take(copies[at].waiting));
      for (const at of [0, 1] as const) hear(at, server.take([]));
      expect(copies.map(shownList)).toEqual([server.list, server.list]);
      expect(server.done.size).toBe(count);
      expect(server.order.reduce(applyChange, empty)).toEqual(server.list);
    }),
  );
});

/** What one would do with cards on a table: take one out and put it behind another, else on top or at the end. */
function movedByHand(
  cards: number[],
  { offer: card, after: behind }: { offer: number; after: number | null },
) {
  if (card === behind || !cards.includes(card)) return cards;
  const table = new Set(cards);
  table.delete(card);
  const rest = [...table];
  if (behind === null) return [card, ...rest];
  return table.has(behind) ? rest.flatMap((one) => (one === behind ? [one, card] : one)) : [...rest, card];
}

test('the order is that of five hundred moves by hand: no offer is lost or twice there', () => {
  fc.assert(
    fc.property(
      content,
      fc.array(fc.record({ offer, after }), { minLength: 500, maxLength: 500 }),
      (first, moves) => {
        const last = moves.reduce((list, one) => applyChange(list, { kind: 'move', ...one }), first);
        expect(last.offers).toEqual(moves.reduce(movedByHand, [...first.offers]));
      },
    ),
    { numRuns: 20 },
  );
});

test('a change and what takes it back leave the list as it was', () => {
  fc.assert(
    fc.property(content, change, (list, made) => {
      const back = inverseOf(list, made);
      const changed = applyChange(list, made);
      expect(back ? applyChange(changed, back) : changed).toEqual(list);
    }),
  );
});

test('a new order is said by the one offer that was moved', () => {
  fc.assert(
    fc.property(content, offer, after, (list, moved, behind) => {
      const wanted = applyChange(list, { kind: 'move', offer: moved, after: behind });
      const said = moveBetween(list.offers, wanted.offers);
      expect(said ? applyChange(list, said) : list).toEqual(wanted);
    }),
  );
});

test('moved behind one that went away it comes last; the first day and the last one are days of the list', () => {
  const list = { ...empty, offers: [1, 2, 3] };
  expect(applyChange(list, { kind: 'move', offer: 1, after: 9 }).offers).toEqual([2, 3, 1]);
  const days = { from: '2026-11-21', to: '2026-11-22' };
  const states = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) => listState(days, day));
  expect(states).toEqual(['coming', 'running', 'running', 'ended']);
});

test('days that several editors set at once never contradict each other, and both come to the same', () => {
  const day = fc.constantFrom('2026-12-01', '2026-12-05', '2026-12-10');
  const set = fc.record({ from: fc.option(day), to: fc.option(day) }, { requiredKeys: [] });
  fc.assert(
    fc.property(fc.array(set, { maxLength: 12 }), (sets) => {
      const { from, to } = sets.reduce((list, fields) => applyChange(list, { kind: 'set', fields }), empty);
      expect(from === null ? to === null : to === null || from <= to).toBe(true);
    }),
  );
});

test('an addition that was confirmed stays where another editor filled the list meanwhile', () => {
  const full = { ...empty, offers: Array.from({ length: LIST_GOODS_MAX }, (_, at) => at + 100) };
  expect(applyChange(full, { kind: 'add', offer: 1, after: null }).offers).toHaveLength(LIST_GOODS_MAX + 1);
});
