import fc from 'fast-check';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { feedXml, readWhole } from '../testing/index.ts';

const NAME = 'Диван «Ёж»';
const many = (encoding: string, count = 40) =>
  feedXml({ encoding, offers: Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: NAME })) });

const namesOf = ({ offers }: Awaited<ReturnType<typeof readWhole>>) =>
  offers.map(({ texts }) => texts.get('name'));

test('one damaged byte of a UTF-8 feed costs its letter and a warning with its line, wherever it stands', async () => {
  const whole = Buffer.from(many('UTF-8'));
  const first = whole.indexOf('<offer id="0">');
  await fc.assert(
    fc.asyncProperty(
      fc.nat(39),
      fc.integer({ min: 0x80, max: 0xff }),
      fc.integer({ min: 50, max: 9_000 }),
      async (row, byte, size) => {
        const at = whole.indexOf('Диван', whole.indexOf(`<offer id="${row}">`));
        const damaged = Buffer.concat([whole.subarray(0, at), Buffer.of(byte), whole.subarray(at)]);
        const found = await readWhole(damaged, size);
        expect(found.encoding).toBe('utf-8');
        expect(namesOf(found).filter((name) => name === NAME)).toHaveLength(39);
        expect(namesOf(found)[row]).toMatch(/Диван «Ёж»$/);
        const line = whole.subarray(0, first).toString().split('\n').length + row;
        expect(found.problems.map(({ code, line: told }) => [code, told])).toEqual([
          ['damaged_letter', line],
        ]);
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  ['windows-1251', 'utf-8'],
  ['KOI8-R', 'utf-8'],
  ['UTF-8', 'windows-1251'],
])('a feed that calls itself %s and is %s is read as what it is, and both are named', async (label, real) => {
  const found = await readWhole(iconv.encode(many(label), real), 500);
  expect(new Set(namesOf(found))).toEqual(new Set([NAME]));
  expect(found.encoding).toBe(real);
  expect(found.problems).toMatchObject([
    { code: 'encoding_guessed', line: 1, value: `назван ${label.toLowerCase()}, прочитан как ${real}` },
  ]);
});

test.each(['windows-1251', 'UTF-8'])(
  'letters that come late tell the encoding as well: %s',
  async (label) => {
    const real = label === 'UTF-8' ? 'windows-1251' : 'utf-8';
    const plain = Array.from({ length: 3_000 }, (_, at) => ({ id: `p${at}`, name: `Sofa ${at}` }));
    const feed = feedXml({ encoding: label, offers: [...plain, { id: 'last', name: NAME }] });
    // The name of the shop stands before the goods.
    const bytes = iconv.encode(feed.replace('Проба', 'Shop'), real);
    expect(namesOf(await readWhole(bytes, 65_536)).at(-1)).toBe(NAME);
  },
);

test('what stands before the declaration is let through, and lines are counted with it', async () => {
  for (const before of ['\n\n', '\ufeff\n\n', '\n\ufeff\n']) {
    const { encoding, offers, failure } = await readWhole(before + many('UTF-8', 1));
    expect([encoding, offers.length, offers[0]?.line, failure]).toEqual(['utf-8', 1, 7, null]);
  }
});
