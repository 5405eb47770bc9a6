import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space[6],
  width: '100%',
  maxWidth: fixed.measure.m,
  marginInline: 'auto',
  paddingBlock: vars.space[8],
  '@media': { [media.tablet]: { paddingBlock: vars.space[16] } },
});
export const form = style({ display: 'grid', gap: vars.space[4] });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[5] });
export const demo = style({ display: 'grid', gap: vars.space[3] });
export const account = style({
  display: 'grid',
  width: `calc(100% + ${vars.space[6]})`,
  gap: fixed.between[0.5],
  minHeight: vars.control.m,
  padding: `${fixed.between[2.5]} ${vars.space[3]}`,
  margin: `0 calc(-1 * ${vars.space[3]})`,
  borderRadius: vars.radius.s,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  color: vars.text.muted,
  selectors: { '&:hover': { background: vars.surface.sunken } },
});
