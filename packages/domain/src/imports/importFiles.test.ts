import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IMPORT_SOURCE_MAX, sourceOfFile } from './index.ts';

test('files of the same source are of one name on other days', () => {
  expect(sourceOfFile('loza-2026-11-21.xml')).toBe('loza');
  expect(sourceOfFile('Осенние цены 21.11.2026.yml')).toBe('Осенние цены');
  expect(sourceOfFile('catalog_20261121123004.xml.gz')).toBe('catalog');
  expect(sourceOfFile('выгрузка 2026-11-21 12-30-04.xml')).toBe('выгрузка');
  expect(sourceOfFile('2026-11-21.xml')).toBe('2026-11-21');
  expect(sourceOfFile('import0_1.xml')).toBe('import0_1');
});

test('there always is a name, and it is no longer than one may be', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (name) => {
      const source = sourceOfFile(name);
      expect(source.length).toBeGreaterThan(0);
      expect(source.length).toBeLessThanOrEqual(IMPORT_SOURCE_MAX);
    }),
  );
});
