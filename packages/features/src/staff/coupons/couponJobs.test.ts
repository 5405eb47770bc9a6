import type { Api } from '@siren/contract/calls';
import { expect, test, vi } from 'vitest';
import { switchJob } from './couponJobs.ts';

const series = { id: 11, version: 3, code: 'ВЕСНА-K7MR4XPT', whole: true };

test('what takes a press back names it, and has a key of its own in all its portions', async () => {
  const call = vi.fn(async () => ({ results: [] }));
  const job = switchJob({ call } as unknown as Api, [series], false);
  await job.send([series]);
  const changed = [{ ...series, version: 4 }];
  const back = job.back(changed)!;
  for (let portion = 0; portion < 2; portion += 1) await back.send(changed);
  const sent = call.mock.calls as unknown as [string, { active: boolean; run: string; undo?: string }][];
  const [first, ...undone] = sent.map(([, payload]) => payload);
  expect(first).not.toHaveProperty('undo');
  expect(undone).toMatchObject([1, 2].map(() => ({ active: true, undo: first!.run, run: undone[0]!.run })));
  expect(undone[0]!.run).not.toBe(first!.run);
  expect(back.back(changed)).toBeNull();
});
