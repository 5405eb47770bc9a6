import { fixed, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[4] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[5]}` });
/** Wide figures, each as wide as the next, so that one sees at a glance how many there are. */
export const code = style({
  display: 'grid',
  maxWidth: fixed.measure.xs,
  fontVariantNumeric: 'tabular-nums',
});
