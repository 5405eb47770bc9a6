import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importMark, importStatuses } from './index.ts';

const anyCount = fc.nat({ max: 9 });
const anyRun = fc.record({
  status: fc.constantFrom(...importStatuses),
  counts: fc.record({
    ...{ read: anyCount, created: anyCount, updated: anyCount },
    ...{ skipped: anyCount, failed: anyCount, withdrawn: anyCount },
  }),
  lines: fc.record({ error: anyCount, warning: anyCount, info: anyCount }),
});

test('a run is done only where all that was read was taken and no line of it is an error', () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const clean = run.counts.failed === 0 && run.lines.error === 0;
      expect(importMark(run) === 'done').toBe(run.status === 'done' && clean);
      if (run.status !== 'done') expect(importMark(run)).toBe(run.status);
    }),
  );
});
