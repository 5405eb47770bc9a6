import { style } from '@vanilla-extract/css';
import { fixed, vars } from '../theme/index.ts';

export const box = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[8],
  textAlign: 'center',
});

export const picture = style({
  width: `min(100%, ${fixed.measure.s})`,
  aspectRatio: '8 / 5',
  marginBottom: vars.space[2],
});

export const text = style({
  maxWidth: '46ch',
  color: vars.text.muted,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  textWrap: 'balance',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginTop: vars.space[3],
});
