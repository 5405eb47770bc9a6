import { describe, expect, test } from 'vitest';
import { findColours, isStyled } from './findColours.ts';
import { findMentions } from './findMentions.ts';
import { findUnmarkedLists } from './findUnmarkedLists.ts';
import { findSizes, isSized } from './findSizes.ts';

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

describe('a list without marks', () => {
  test.each(["listStyle: 'none',", "listStyleType: 'none',", 'list-style: none;'])('is found: %s', (line) =>
    expect(findUnmarkedLists(`a\n${line}`)).toEqual([expect.stringMatching(/^2: /)]),
  );

  test.each(['listStyleType: "\'\'",', "listStyle: 'disc',"])('is not %s', (line) =>
    expect(findUnmarkedLists(line)).toEqual([]),
  );
});

describe('a raw size', () => {
  const style = 'packages/ui/src/button/Button.css.ts';
  const component = 'packages/ui/src/button/Button.tsx';

  test.each([
    "padding: '14px',",
    "padding: '0 .5rem',",
    "margin: '-8px',",
    "width: 'calc(100% + 24px)',",
    "flex: '1 1 220px',",
    'boxShadow: `inset 0 0 0 1px ${vars.border.field}`,',
    "gridTemplateColumns: '76px minmax(0, 1fr)',",
    'width: 14,',
    's: { minHeight: 20 },',
    'borderRadius: 6 }',
    'inset: -4,',
    "maxHeight: '3cm',",
    '[`${media.tablet} and (max-width: 1099.98px)`]: { gap: 0 },',
  ])('is found in a style: %s', (line) =>
    expect(findSizes(style, `export const box = style({\n  ${line}`)).toEqual([
      expect.stringMatching(/^2: /),
    ]),
  );

  test.each([
    'padding: 0,',
    "margin: '0 auto',",
    "width: 'min(100% - 2em, 46ch)',",
    "height: '100dvh',",
    'gap: vars.space[2],',
    'padding: `${vars.space[3]} ${fixed.between[3.5]}`,',
    'top: `calc(${fixed.header} + ${vars.space[6]})`,',
    "gridTemplateColumns: 'minmax(0, 1fr) auto',",
    "aspectRatio: '39 / 28',",
    'lineHeight: 1.25,',
    'zIndex: 10,',
    'opacity: 0.62,',
    'flex: 1,',
    "transition: 'opacity 120ms',",
    'strokeWidth: 1.75,',
    '/** 44 px to press, 14px of air. */',
    '// 14px before',
    ' * of 20px, as in the mock */',
  ])('is not %s', (line) =>
    expect(findSizes(style, line.startsWith(' *') ? `/*\n${line}` : line)).toEqual([]),
  );

  test.each([
    ["<div style={{ width: '84px' }} />", ['84px']],
    ['<div style={{ width: 84, top: 0 }} />', ['width: 84']],
    ['<Skeleton width="84px" height=".875em" />', ['84px']],
    ["const box = { width: '12rem' };", ['12rem']],
    ['<div style={{ width: `${share * 100}%` }} />', []],
    ["<img sizes='(max-width: 767px) 50vw, 300px' />", []],
    ["const SIZES = '(max-width: 767px) 50vw, 300px';", []],
    ['<svg width="20" height="20" />', []],
    ['{/* 84px wide */}', []],
  ])('in a component: %s', (line, sizes) =>
    expect(findSizes(component, line).map((found) => found.replace('1: ', ''))).toEqual(sizes),
  );

  test.each([
    ['packages/ui/src/button/Button.css.ts', true],
    ['packages/ui/src/button/Button.tsx', true],
    ['packages/features/src/cart/CartRow.css.ts', true],
    ['packages/ui/src/theme/global.css.ts', false],
    ['packages/ui/src/theme/dimensions.ts', false],
    ['packages/ui/src/button/Button.stories.tsx', false],
    ['packages/ui/src/story-kit/Matrix.css.ts', false],
    ['packages/ui/src/format/number.ts', false],
    ['packages/server/src/pictures/draw.tsx', false],
  ])('matters in %s: %s', (file, sized) => expect(isSized(file)).toBe(sized));
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
