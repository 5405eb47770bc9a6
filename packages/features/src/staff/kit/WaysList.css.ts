import { vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid' });
export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.control.l,
  color: vars.text.normal,
  selectors: { '&[aria-current]': { color: vars.brand.text } },
});
export const label = style({ flex: 1, minWidth: 0 });
