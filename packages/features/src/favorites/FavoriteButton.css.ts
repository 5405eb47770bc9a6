import { vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** A heart with a ground of its own keeps off the edges of the photo. */
export const ground = style({ display: 'block', padding: vars.space[1] });
