import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readableUrl } from './readableUrl.ts';

it.each([
  ['/section/%D0%B4?q=50%', '/section/%D0%B4?q=50%'],
  ['/%ff', '/%25ff'],
  ['/a%/%D0%B4?x=%ff', '/a%25/%25D0%25B4?x=%ff'],
])('%s is read as %s', (url, read) => {
  expect(readableUrl(url)).toBe(read);
});

it('makes any path one that can be decoded, and leaves those that can', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, noise) => {
      const path = `/${encodeURIComponent(text)}`;
      expect(readableUrl(path)).toBe(path);
      const [read = ''] = readableUrl(`/%${noise}`).split('?', 1);
      expect(() => decodeURIComponent(read)).not.toThrow();
    }),
  );
});
