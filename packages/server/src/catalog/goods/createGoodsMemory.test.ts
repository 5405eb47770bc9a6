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
