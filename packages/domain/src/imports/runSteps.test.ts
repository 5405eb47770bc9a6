import { expect, test } from 'vitest';
import { importStatuses, mayCancel, mayRepeat } from './index.ts';

test('what is at work can be stopped once, and what has ended begun again while its file is kept', () => {
  for (const status of importStatuses) {
    const ends = status !== 'waiting' && status !== 'running';
    expect(mayCancel({ status, cancels: false })).toBe(!ends);
    expect(mayCancel({ status, cancels: true })).toBe(false);
    expect(mayRepeat({ status, kept: true })).toBe(ends);
    expect(mayRepeat({ status, kept: false })).toBe(false);
  }
});
