import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

export const counter = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-state=over]': { color: vars.critical.text } },
});
