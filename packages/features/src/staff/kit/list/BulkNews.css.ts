import { vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const news = style({ outline: 'none' });
export const failures = style({ display: 'grid', gap: vars.space[1], marginTop: vars.space[1] });
