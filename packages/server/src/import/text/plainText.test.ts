import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isHtmlName } from './htmlNames.ts';
import { plainText } from './plainText.ts';

/** Pieces that descriptions of friends and enemies are made of. */
const markup = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['<p>', '</p>', '<br/>', '<li>', '<script>', '</script>', '<script', '<!--', '-->', '<![CDATA['],
        ...['&lt;', '&gt;', '&amp;', '&#60;', '&#x3c;', '&nbsp;', '&', '<', '>', '"', "'", ' ', '\n', '\t'],
        ...[
          '<img src=x onerror=alert(1)>',
          '<svg/onload=alert(1)>',
          'javascript:',
          '<a href="',
          'script>',
          '/',
        ],
        ...[
          '<<',
          '< p',
          '</',
          '<!',
          '<?',
          '<F>',
          '<x y=1>',
          '</F>',
          '&lt;T&gt;',
          '&amp;lt;',
          '&#38;#60;',
          '\u0000',
          '\u202e',
          '\ufeff',
          '•',
        ],
      ),
      fc.string(),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 25 },
  )
  .map((pieces) => pieces.join(''));

test('nothing that a browser knows as markup is left, nor anything with an attribute', () => {
  fc.assert(
    fc.property(markup, (html) => {
      const left = plainText(html);
      expect(left).not.toMatch(/<[/!?]|<[a-z][^>]*[=&"'/:<]|<[a-z][^>]*$/i);
      for (const [, name = ''] of left.matchAll(/<([a-z][a-z\d-]*)/gi)) expect(isHtmlName(name)).toBe(false);
    }),
    { numRuns: 1_000 },
  );
});

test('cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(markup, (html) => {
      const once = plainText(html);
      expect(plainText(once)).toBe(once);
    }),
    { numRuns: 1_000 },
  );
});

test('what is left can be stored: no zero characters, no halves of letters', () => {
  fc.assert(
    fc.property(markup, (html) => {
      const text = plainText(html);
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toContain('\u0000');
    }),
  );
});

test('text without markup stays as it is', () => {
  const plain = 'Ширина < 2 м, но > 1 м.\n\nЦена «от 5 & до 10».';
  expect(plainText(plain)).toBe(plain);
});

test('paragraphs, breaks and lists become lines', () => {
  expect(
    plainText('<div><p>Диван.</p><p>Для  дома<br>и дачи</p><ul><li>Дуб</li><li>• Лён</li></ul></div>'),
  ).toBe('Диван.\n\nДля дома\nи дачи\n\n• Дуб\n\n• Лён');
});

test('scripts, styles and frames go with all that is in them', () => {
  expect(plainText('До<script>alert(1)</script><style>p{}</style><iframe src="//x">нет</iframe> после')).toBe(
    'До после',
  );
});

test('markup that was escaped, once or often, goes too', () => {
  expect(plainText('&lt;p&gt;Раз&lt;/p&gt;')).toBe('Раз');
  expect(plainText('&amp;amp;lt;script&amp;amp;gt;alert(1)&amp;amp;lt;/script&amp;amp;gt;Два')).toBe('Два');
});

test('names of characters become the characters', () => {
  expect(plainText('&laquo;Лада&raquo; &mdash; 5&nbsp;м&sup2; &#8381;&#x20BD;')).toBe(
    '«Лада» — 5\u00a0м² ₽₽',
  );
});

test.each(['Штекер антенный <F> для RG-6', 'BNC -> <T>', 'Кабель <Type C> 2 м'])(
  '%s keeps its words',
  (name) => {
    expect(plainText(name)).toBe(name);
    expect(plainText(name.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))).toBe(name);
  },
);

test('the words of an element that nobody closed stay, its end goes', () => {
  expect(plainText('Штекер <F> для RG-6</F>')).toBe('Штекер <F> для RG-6');
});

/** How many characters are passed over while a text is cleaned, by whoever looks for a sign. */
const workOn = (html: string) => {
  let work = 0;
  const find = String.prototype.indexOf;
  const spy = vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (
    this: string,
    sign,
    from = 0,
  ) {
    const found = find.call(this, sign, from);
    work += (found === -1 ? this.length : found) - from;
    return found;
  });
  plainText(html);
  spy.mockRestore();
  return work;
};

test.each(['<p <p ', '<p', '<li ', '<!-- ', '</ ', '<x> ', '< ', '<F <F> '])(
  'twice as many of what is never closed is twice the work: %s',
  (piece) => {
    const work = workOn(piece.repeat(5_000));
    expect(work).toBeGreaterThan(0);
    expect(workOn(piece.repeat(10_000))).toBeLessThan(work * 2.5);
  },
);
