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

export const units = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[5]}` });

export const unit = style({ display: 'grid', justifyItems: 'start', minWidth: '4em' });

export const figure = style({
  color: vars.text.strong,
  fontSize: vars.size[32],
  fontWeight: fixed.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: fixed.tracking.tight,
  lineHeight: 1.2,
});

export const word = style({ color: vars.text.muted, fontSize: vars.size[14] });
