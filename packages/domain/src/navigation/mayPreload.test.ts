import { expect, test } from 'vitest';
import { mayPreload } from './mayPreload.ts';

test.each([
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('with %j pages may be loaded ahead: %s', (connection, may) => {
  expect(mayPreload(connection)).toBe(may);
});
