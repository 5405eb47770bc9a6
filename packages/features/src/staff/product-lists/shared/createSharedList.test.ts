import { refusal, staffRefusal } from '@siren/contract/errors';
import type { ListAnswer, ListContent, ListOperation } from '@siren/domain/product-lists';
import { applyChange } from '@siren/domain/product-lists';
import { expect, test, vi } from 'vitest';
import { createSharedList } from './createSharedList.ts';

const empty: ListContent = { name: 'Новинки', from: null, to: null, offers: [1, 2, 3] };

/** An offer that no server can read. */
const UNREADABLE = -1;

/** A server that fails when it is told to: before it takes something, or after it. */
function createServer() {
  let answer: ListAnswer = { version: 0, content: empty };
  let fails: ('before' | 'after' | 'refuses')[] = [];
  const done = new Set<string>();
  let count = 0;
  let kept: readonly ListOperation[] = [];
  return {
    content: () => answer.content,
    failing: (next: typeof fails) => void (fails = next),
    calls: {
      newId: () => `${(count += 1)}`,
      kept: () => kept,
      keep: (waiting: readonly ListOperation[]) => void (kept = waiting),
      async apply(operations: readonly ListOperation[]) {
        const fail = fails.shift();
        if (fail === 'refuses') throw staffRefusal('product_list.not_found');
        if (operations.some(({ change }) => 'offer' in change && change.offer === UNREADABLE))
          throw refusal('general.bad_request');
        if (fail === 'before') throw new Error('offline');
        for (const { id, change } of operations) {
          if (done.has(id)) continue;
          done.add(id);
          answer = { version: answer.version + 1, content: applyChange(answer.content, change) };
        }
        if (fail === 'after') throw new Error('offline');
        return answer;
      },
      follow: async (version: number) => ({
        version: answer.version,
        content: version === answer.version ? null : answer.content,
        editors: [],
      }),
    },
  };
}
const remove = (offer: number) => ({ kind: 'remove' as const, offer });

test('what is changed offline is shown at once, waits, and is sent once the line is back', async () => {
  const server = createServer();
  const list = createSharedList({ version: 0, content: empty }, server.calls);
  server.failing(['before', 'after']);
  list.change(remove(2));
  expect(list.state()).toMatchObject({ content: { offers: [1, 3] }, waiting: 1 });
  await list.look();
  expect(list.state()).toMatchObject({ waiting: 1, content: { offers: [1, 3] } });
  await list.look();
  await list.look();
  expect(list.state()).toMatchObject({ waiting: 0, error: null, content: { offers: [1, 3] } });
  expect(server.content().offers).toEqual([1, 3]);
});

test('what is changed while something is on its way is sent after it', async () => {
  const server = createServer();
  const list = createSharedList({ version: 0, content: empty }, server.calls);
  for (const offer of [1, 2, 3]) list.change(remove(offer));
  await vi.waitFor(() => expect(list.state().waiting).toBe(0));
  expect(list.state().content.offers).toEqual([]);
  expect(server.content().offers).toEqual([]);
});

test('two editors see what both made', async () => {
  const server = createServer();
  const [one, other] = [1, 2].map(() => createSharedList({ version: 0, content: empty }, server.calls));
  one!.change({ kind: 'move', offer: 3, after: null });
  other!.change(remove(1));
  await one!.look();
  await other!.look();
  await one!.look();
  expect(one!.state().content).toEqual(other!.state().content);
  expect(one!.state().content.offers).toEqual([3, 2]);
});

test('what the shop cannot read is taken back alone, and told; all else that waited with it is taken', async () => {
  const server = createServer();
  const list = createSharedList({ version: 0, content: empty }, server.calls);
  server.failing(['before']);
  for (const offer of [1, UNREADABLE, 3]) list.change(remove(offer));
  await vi.waitFor(() => expect(list.state().error).not.toBeNull());
  await list.look();
  expect(list.state()).toMatchObject({ waiting: 0, content: { offers: [2] } });
  expect(server.content().offers).toEqual([2]);
  expect(list.state().error).toMatchObject({ key: 'general.bad_request' });
});

test('what waits for a list that is deleted is not lost: brought back it has it', async () => {
  const server = createServer();
  const list = createSharedList({ version: 0, content: empty }, server.calls);
  server.failing(['refuses']);
  list.change(remove(2));
  await vi.waitFor(() => expect(list.state().error).not.toBeNull());
  expect(list.state()).toMatchObject({ waiting: 1 });
  expect(list.state().error).toMatchObject({ key: 'product_list.not_found' });
  await list.look();
  expect(list.state()).toMatchObject({ waiting: 0, content: { offers: [1, 3] } });
});

test('what waits outlives a reload, is shown at once, and is applied once though its first answer was lost', async () => {
  const server = createServer();
  const list = createSharedList({ version: 0, content: empty }, server.calls);
  server.failing(['after']);
  list.change(remove(2));
  await vi.waitFor(() => expect(list.state().error).not.toBeNull());
  const again = createSharedList({ version: 0, content: empty }, server.calls);
  expect(again.state()).toMatchObject({ waiting: 1, content: { offers: [1, 3] } });
  await again.look();
  expect(again.state()).toMatchObject({ waiting: 0, content: { offers: [1, 3] } });
  expect(createSharedList({ version: 0, content: empty }, server.calls).state().waiting).toBe(0);
});

test('a long time without a line goes in as many portions as it takes', async () => {
  const server = createServer();
  const portions: number[] = [];
  const list = createSharedList(
    { version: 0, content: empty },
    {
      ...server.calls,
      apply: (operations) => {
        portions.push(operations.length);
        return server.calls.apply(operations);
      },
    },
  );
  server.failing(['before']);
  for (let at = 0; at < 600; at += 1) list.change({ kind: 'move', offer: 3, after: null });
  await list.look();
  await list.look();
  expect(list.state().waiting).toBe(0);
  expect(portions.at(-2)).toBe(500);
});
