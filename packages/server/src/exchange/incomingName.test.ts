import fc from 'fast-check';
import { expect, test } from 'vitest';
import { incomingName } from './incomingName.ts';

test.each([
  ['import0_1.xml', 'import0_1.xml'],
  ['C:\\Temp\\v8_1.xml', 'v8_1.xml'],
  ['/tmp/1c/offers.xml', 'offers.xml'],
  ['upload/1c/webdata/import_files/ab/x.JPG', 'import_files/ab/x.JPG'],
  ['import_files\\ab\\x.jpg', 'import_files/ab/x.jpg'],
  ['prices___0c175826.xml', 'prices___0c175826.xml'],
])('%s is %s', (written, name) => {
  expect(incomingName(written)).toBe(name);
});

test.each(['', '..', '../x.xml', 'import_files/../../x.xml', 'x.php', 'x.xml\u0000.php', 'x', 'a:b.xml'])(
  '%j is none',
  (written) => {
    expect(incomingName(written)).toBeNull();
  },
);

test('a name never leads out of its folder, and is its own name', () => {
  const part = fc.constantFrom('..', '.', '', 'a', 'C:', 'import_files', 'x.xml', '/', '\\', '\u0000');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.constantFrom('/', '\\'), (parts, sign) => {
      const name = incomingName(parts.join(sign));
      if (name === null) return;
      expect(name.split('/')).not.toContain('..');
      expect(name).not.toMatch(/^\/|\\/);
      expect(incomingName(name)).toBe(name);
    }),
  );
});
