import { vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const way = style({ paddingTop: vars.space[4] });
