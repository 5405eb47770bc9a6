import fc from 'fast-check';
import { expect, test } from 'vitest';
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
        ...['<<', '< p', '</', '<!', '<?', '&amp;lt;', '&#38;#60;', '\u0000', '\u202e', '\ufeff', '•'],
      ),
      fc.string(),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 25 },
  )
  .map((pieces) => pieces.join(''));

test('nothing that a browser would take for markup is left', () => {
  fc.assert(
    fc.property(markup, (html) => {
      expect(plainText(html)).not.toMatch(/<[a-z/!?]/i);
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
