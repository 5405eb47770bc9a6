import { vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});

export const popular = style({ display: 'grid', gap: vars.space[5], marginTop: vars.space[10] });

export const gone = style({ marginTop: vars.space[2], overflowWrap: 'anywhere' });
