import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';
import { panel } from './Panel.css.ts';

export const countdown = style([
  panel,
  { border: `${fixed.hair} solid ${vars.border.subtle}`, background: vars.surface.raised },
]);

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
