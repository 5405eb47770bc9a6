import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const countdown = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${fixed.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.l,
  background: vars.surface.raised,
  '@media': { [media.tablet]: { padding: vars.space[6] } },
});

export const title = style({
  color: vars.text.strong,
  fontSize: vars.size[18],
  fontWeight: fixed.weight.strong,
  lineHeight: 4 / 3,
});

export const units = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[2],
  '@media': { [media.tablet]: { maxWidth: fixed.measure.m } },
});

export const unit = style({ display: 'grid', justifyItems: 'start' });

export const figure = style({
  color: vars.text.strong,
  fontSize: vars.size[24],
  fontWeight: fixed.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: fixed.tracking.tight,
  lineHeight: 1.2,
  '@media': { [media.tablet]: { fontSize: vars.size[32] } },
});

export const word = style({ color: vars.text.muted, fontSize: vars.size[14] });
