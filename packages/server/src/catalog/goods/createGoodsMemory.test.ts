import { expect, test, vi } from 'vitest';
import type { Statement } from '../../db/index.ts';
import { createGoodsMemory } from './createGoodsMemory.ts';

test('what one commit tells of its goods in several ways makes them be read once', async () => {
  vi.useFakeTimers();
  const statements: Statement[] = [];
  const db = {
    async query(statement: Statement) {
      statements.push(statement);
      return [];
    },
    transaction: () => Promise.reject(new Error('The memory only reads')),
  };
  const memory = createGoodsMemory();
  memory.setLive(true);
  await vi.waitFor(async () => expect(await memory.index(db)).not.toBeNull(), { timeout: 10_000 });
  statements.length = 0;
  memory.hear({ kind: 'goods', ids: [1, 2] });
  memory.hear({ kind: 'stock', ids: [2, 3] });
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(statements.map(({ values }) => values)).toEqual([[[1, 2, 3]]]);
});

/** A database whose answers come when the test lets them. */
function slowDatabase() {
  const waiting: (() => void)[] = [];
  const asked: unknown[] = [];
  return {
    asked,
    answer: () => waiting.splice(0).forEach((go) => go()),
    db: {
      query: ({ values }: Statement) => {
        asked.push(values[0]);
        return new Promise<never[]>((resolve) => waiting.push(() => resolve([])));
      },
      transaction: () => Promise.reject(new Error('The memory only reads')),
    },
  };
}

const idsTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

async function filledMemory() {
  const slow = slowDatabase();
  const memory = createGoodsMemory();
  memory.setLive(true);
  await vi.waitFor(async () => {
    slow.answer();
    expect(await memory.index(slow.db)).not.toBeNull();
  });
  slow.asked.length = 0;
  return { ...slow, memory };
}

test('a page waits for the goods that somebody has just changed', async () => {
  const { memory, db, answer } = await filledMemory();
  memory.hear({ kind: 'goods', ids: [7] });
  const order: string[] = [];
  const page = memory.index(db).then(() => order.push('page'));
  await vi.waitFor(() => expect(order).toEqual([]));
  order.push('goods');
  answer();
  await page;
  expect(order).toEqual(['goods', 'page']);
});

test('a page does not wait for the goods of an import, and what was made of it is old once they are read', async () => {
  const { memory, db, answer, asked } = await filledMemory();
  memory.hear({ kind: 'goods', ids: idsTo(600) });
  expect(await memory.index(db)).not.toBeNull();
  const step = memory.changes.now();
  expect(memory.changes.pricesChanged(step)).toBe(false);
  await vi.waitFor(() => {
    answer();
    expect(memory.changes.pricesChanged(step)).toBe(true);
  });
  expect(asked.flat()).toEqual(idsTo(600));
});

test('what comes while the goods of an import are read is read after them, though nobody asks', async () => {
  const { memory, db, answer, asked } = await filledMemory();
  memory.hear({ kind: 'goods', ids: idsTo(600) });
  await memory.index(db);
  memory.hear({ kind: 'goods', ids: [1_000] });
  await vi.waitFor(() => {
    answer();
    expect(asked.flat()).toEqual([...idsTo(600), 1_000]);
  });
});
