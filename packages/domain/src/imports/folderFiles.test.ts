import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folderAddress, isFolderName, nameInFolder } from './folderFiles.ts';
import { fileOfAddress, isSourceAddress, keepsPassword } from './sources.ts';

test('a name leads to no other place than the folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('.', '/', '\\', 'а', 'x', ' ', '\0', ':') }), (name) => {
      if (isFolderName(name)) expect(name).not.toMatch(/^\.|[/\\\0]/u);
    }),
  );
});

test.each(['', '.', '..', '.hidden', '../x', 'a/b', 'a\\b', '/etc/passwd', 'a\0b', 'а'.repeat(256)])(
  '«%s» is no name',
  (name) => {
    expect(isFolderName(name)).toBe(false);
    expect(isSourceAddress(folderAddress(name))).toBe(false);
  },
);

test.each(['feed.xml', 'Остатки 100% #1?.csv', 'a..b'])('«%s» is a file of the folder', (name) => {
  const address = folderAddress(name);
  expect([isSourceAddress(address), nameInFolder(address), fileOfAddress(address)]).toEqual([
    true,
    name,
    name,
  ]);
  expect(keepsPassword('https://a.example/x.xml', address)).toBe(false);
});
