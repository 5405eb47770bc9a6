import { vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** The suggestions hang under it. */
export const box = style({ position: 'relative', flex: 1, minWidth: 0, borderRadius: vars.radius.m });
