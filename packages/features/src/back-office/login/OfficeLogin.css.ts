import { vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[5] });
export const head = style({ display: 'grid', gap: vars.space[2] });
