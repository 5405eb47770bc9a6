import { fixed, vars } from '@siren/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Dark on light in both themes, with the empty edge that cameras look for. */
export const picture = style({
  display: 'block',
  width: '100%',
  maxWidth: fixed.measure.xs,
  padding: vars.space[6],
  colorScheme: 'light',
  color: 'CanvasText',
  background: 'Canvas',
  borderRadius: vars.radius.m,
});
export const secret = style({
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10em, 1fr))',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  margin: 0,
  padding: 0,
  fontVariantNumeric: 'tabular-nums',
});
/** What is printed where there are codes: they and their words, and nothing of the page around. */
export const sheet = style({ display: 'grid', gap: vars.space[4] });
globalStyle(`body:has(${sheet}) *`, { '@media': { print: { visibility: 'hidden' } } });
globalStyle(`body:has(${sheet}) ${sheet}, body:has(${sheet}) ${sheet} *`, {
  '@media': { print: { visibility: 'visible' } },
});
globalStyle(`body:has(${sheet}) ${sheet}`, {
  '@media': { print: { position: 'absolute', top: 0, left: 0 } },
});
globalStyle(`html:has(${sheet})`, { '@media': { print: { colorScheme: 'light' } } });
