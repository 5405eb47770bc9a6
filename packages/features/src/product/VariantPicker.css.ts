import { vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const groups = style({ display: 'grid', gap: vars.space[5] });
