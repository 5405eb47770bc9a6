import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownColumns, toggled } from './shownColumns.ts';

const key = fc.stringMatching(/^[a-z]{1,3}$/);
const keys = fc.uniqueArray(key, { minLength: 1, maxLength: 8 });

test('the first column stays whatever is hidden, and what is shown keeps its order', () => {
  fc.assert(
    fc.property(keys, fc.array(key), (all, hidden) => {
      const columns = all.map((one) => ({ key: one }));
      const shown = shownColumns(columns, hidden).map((column) => column.key);
      expect(shown[0]).toBe(all[0]);
      expect(shown.slice(1)).toEqual(all.slice(1).filter((one) => !hidden.includes(one)));
    }),
  );
});

test('a column that is hidden and shown again leaves all others as they were', () => {
  fc.assert(
    fc.property(keys, key, (hidden, one) => {
      const without = hidden.filter((other) => other !== one).toSorted();
      const off = toggled(hidden, one, false);
      expect(off).toEqual([...without, one].toSorted());
      expect(toggled(off, one, true)).toEqual(without);
      expect(toggled(off, one, false)).toEqual(off);
    }),
  );
});
