import { vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const video = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: vars.surface.sunken,
  borderRadius: vars.radius.m,
});
