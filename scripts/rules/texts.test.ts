import { describe, expect, test } from 'vitest';
import { findColours, isStyled } from './findColours.ts';
import { findMentions } from './findMentions.ts';

describe('a raw colour', () => {
  test.each([
    '#fff',
    '#6B3FA0',
    '#6b3fa080',
    'rgb(1 2 3)',
    'rgba(1,2,3,.5)',
    'hsl(1 2% 3%)',
    'oklch(0.5 0.1 300)',
  ])('%s is found, with its line', (colour) =>
    expect(findColours(`a\n  color: '${colour}',`)).toEqual([expect.stringMatching(/^2: /)]),
  );

  test.each([
    'color: vars.colour.text,',
    "background: 'color-mix(in oklab, currentColor 10%, transparent)',",
    '<a href="#content">',
    "fill: 'url(#fade)',",
    '// the purple of the theme is #6b3fa0',
    "key: 'order #1234567890',",
  ])('is not %s', (line) => expect(findColours(line)).toEqual([]));

  test.each([
    ['packages/ui/src/button/Button.css.ts', true],
    ['packages/features/src/cart/CartRow.tsx', true],
    ['packages/ui/src/theme/palette.css.ts', false],
    ['packages/features/src/cart/CartRow.stories.tsx', false],
    ['packages/features/src/testing/drawnImage.tsx', false],
    ['packages/demo/src/furniture/tile.ts', false],
  ])('matters in %s: %s', (file, styled) => expect(isStyled(file)).toBe(styled));
});

describe('a line that leads out of the repository', () => {
  test.each([`see ..${'/'}shared/spec`, `cd ${'/'}work/main`, `// ${'TO'}DO: later`, `/* ${'FIX'}ME */`])(
    '%s',
    (line) => expect(findMentions(`ok\n${line}`)).toEqual([expect.stringMatching(/^2: /)]),
  );

  test.each(['a shared folder', "import '../shared.ts'", 'homework/', 'METODO', 'the work/life balance'])(
    'is not %s',
    (line) => expect(findMentions(line)).toEqual([]),
  );
});
