import { fixed, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** No wider than a phone leaves it. */
export const form = style({ width: fixed.measure.xs, maxWidth: '100%' });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[2],
  alignItems: 'start',
});
