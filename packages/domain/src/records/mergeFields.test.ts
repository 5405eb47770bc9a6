import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedFields, mergeFields } from './mergeFields.ts';

const value = fc.oneof(fc.constantFrom('', 'a', 'b'), fc.constantFrom(null, 1, true));
const fields = fc.record({ note: value, phone: value, date: value });

describe('two people change a record at the same time', () => {
  test('each keeps what only they changed, and what both changed is theirs to choose', () => {
    fc.assert(
      fc.property(fields, fields, fields, (base, mine, theirs) => {
        const { merged, conflicts } = mergeFields({ base, mine, theirs });
        for (const name of ['note', 'phone', 'date'] as const) {
          const iDid = mine[name] !== base[name];
          const theyDid = theirs[name] !== base[name];
          expect(merged[name]).toBe(iDid ? mine[name] : theirs[name]);
          expect(conflicts.includes(name)).toBe(iDid && theyDid && mine[name] !== theirs[name]);
        }
      }),
    );
  });

  test('who changed nothing sees what the other made of it', () => {
    fc.assert(
      fc.property(fields, fields, (base, theirs) => {
        expect(mergeFields({ base, mine: base, theirs })).toEqual({ merged: theirs, conflicts: [] });
      }),
    );
  });

  test('only what differs is sent', () => {
    const stored = { note: 'a', phone: '1', date: null };
    expect(changedFields({ ...stored, note: '' }, stored)).toEqual({ note: '' });
    expect(changedFields(stored, stored)).toEqual({});
  });
});
