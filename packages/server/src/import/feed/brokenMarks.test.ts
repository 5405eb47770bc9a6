import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feedXml, readWhole } from '../testing/index.ts';

/** Line of the offer `2` in `feedWith`. */
const LINE = 6;

/** A feed of three offers, the second one named as its XML says. */
const feedWith = (xml: string) =>
  feedXml({ offers: [{ id: '1' }, { id: '2' }, { id: '3' }] }).replace('Товар 2', () => xml);

const read = async (xml: string, size?: number) => {
  const { offers, problems, failure } = await readWhole(feedWith(xml), size);
  return {
    failure,
    ids: offers.filter(({ broken }) => broken === null).map(({ attributes }) => attributes.id),
    name: offers.find(({ attributes }) => attributes.id === '2')?.texts.get('name'),
    told: problems.map(({ code, line }) => [code, line]),
  };
};

const ALL = ['1', '2', '3'];

test.each([
  ['Стол & стул', 'Стол & стул'],
  ['H&M; размер S', 'H&M; размер S'],
  ['R&D&', 'R&D&'],
  ['Ширина < 2 м', 'Ширина < 2 м'],
  ['<5 кг', '<5 кг'],
  ['Шнур <белый и чёрный> 3 м', 'Шнур <белый и чёрный> 3 м'],
  ['а <! б <? в </> г', 'а <! б <? в </> г'],
])('%s: a sign that stands for itself is text, with one warning at its line', async (xml, name) => {
  expect(await read(xml)).toEqual({ failure: null, ids: ALL, name, told: [['bare_sign', LINE]] });
});

test.each([
  ['&Oslash; 8 &rarr; &alpha;&sup2;', 'Ø 8 → α²'],
  ['&laquo;A&raquo; &amp; B &#8381;', '«A» & B ₽'],
  ['<![CDATA[A & B < C]]>', 'A & B < C'],
  ['<!-- & < -->A', 'A'],
])('%s is whole XML or a name of HTML, and nothing is told', async (xml, name) => {
  expect(await read(xml)).toEqual({ failure: null, ids: ALL, name, told: [] });
});

test.each(['&#0;', '&#1;', '&#xFFFF;', '&#99999999;'])('%s costs no offer', async (xml) => {
  expect(await read(`A${xml}B`)).toMatchObject({ failure: null, ids: ALL, told: [['bad_character', LINE]] });
});

test('words in brackets that nothing closes stay where they stand', async () => {
  const { name, ids, failure } = await read('Штекер <F> для RG-6');
  expect(name).toMatch(/^Штекер <F> для RG-6/);
  expect([ids, failure]).toEqual([ALL, null]);
});

test.each([
  ['an element that lacks its end', (feed: string) => feed.replace('Товар 2</name>', 'Товар 2')],
  ['an end of another name', (feed: string) => feed.replace('Товар 2</name>', 'Товар 2</nome>')],
  ['an end before a mark within a mark', (feed: string) => feed.replace('Товар 2', '</name><x<name>')],
  [
    'a value without its end',
    (feed: string) => feed.replace('Товар 2', '</name><param name="a>Товар 2</param>'),
  ],
  ['a value without quotes', (feed: string) => feed.replace('<offer id="2">', '<offer id=2>')],
  ['a value without its name', (feed: string) => feed.replace('Товар 2', '<price="&="]]>')],
  [
    'a quote too many',
    (feed: string) => feed.replace('Товар 2', '</name><param name="15"" unit="м">x</param>'),
  ],
  ['a mark within a mark', (feed: string) => feed.replace('<offer id="2">', '<offer id="2" <b>')],
  [
    'an offer without its end',
    (feed: string) => feed.replace('</offer>\n<offer id="3">', '\n<offer id="3">'),
  ],
])('%s costs its offer alone', async (_what, harm) => {
  const { offers, problems, failure } = await readWhole(harm(feedWith('Товар 2')));
  expect(failure).toBeNull();
  expect(offers.filter(({ broken }) => broken === null).map(({ attributes }) => attributes.id)).toEqual([
    '1',
    '3',
  ]);
  expect(offers.find(({ attributes }) => attributes.id === '2')?.broken).toBeGreaterThanOrEqual(LINE);
  expect(problems.filter(({ line }) => line !== null && line < LINE)).toEqual([]);
});

test('what looks like the end of a mark within a value is none', async () => {
  const { offers, problems } = await readWhole(
    feedWith('Товар 2').replace('</offer>', '<param name="a/>b">x</param></offer>'),
  );
  expect(offers[0]).toMatchObject({ broken: null, params: [{ name: 'a/>b', value: 'x' }] });
  expect(problems).toEqual([]);
});

test('more open elements than any feed has are refused', async () => {
  const { failure } = await readWhole(`<yml_catalog><shop><offers>${'<offer id="1">'.repeat(2_000)}`);
  expect(failure).toMatchObject({ code: 'element_too_large' });
});

test('an end with a mark within it is text', async () => {
  expect(await read('А </name</price> Б')).toMatchObject({
    failure: null,
    ids: ALL,
    name: 'А </name</price> Б',
  });
});

test('an end of what is not open costs nothing', async () => {
  const { offers, problems, failure } = await readWhole(
    feedWith('Товар 2').replaceAll('</offer>', '</price></offer></offer>'),
  );
  expect([offers.length, failure]).toEqual([3, null]);
  expect(problems.map(({ code, line }) => [code, line])).toEqual(
    [5, 6, 7].map((line) => ['broken_mark', line]),
  );
});

test('whatever stands in one name: the other offers are whole, and it makes no difference where the stream is cut', async () => {
  const piece = fc.constantFrom(
    ...[
      '&',
      '<',
      '>',
      '&amp;',
      '&lt;',
      ';',
      '<F>',
      '</F>',
      '<b>',
      '</b>',
      '<!',
      '<?',
      '</',
      'x',
      ' ',
      '"',
      'ё',
    ],
    ...['&#0;', '&nope;', '&copy', ']]>', ' -->', '\n', '=', "'", '/', '</name>', '<name>', '<br/>'],
    ...['</x>', '="', '<x a="', '<b&c>', '</b&c>', '<price', '</price>', '<param name='],
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 12 }),
      fc.integer({ min: 1, max: 90 }),
      async (pieces, size) => {
        const xml = pieces.join('');
        const whole = await read(xml, 100_000);
        expect(whole.failure).toBeNull();
        expect(whole.ids).toContain('1');
        expect(whole.ids).toContain('3');
        expect(await read(xml, size)).toEqual(whole);
      },
    ),
    { numRuns: 1_000 },
  );
});
