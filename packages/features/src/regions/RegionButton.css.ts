import { fixed, target, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const button = style([
  target,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: fixed.between[1.5],
    maxWidth: '42vw',
    minHeight: vars.control.s,
    fontSize: vars.size[14],
    fontWeight: fixed.weight.medium,
    lineHeight: 10 / 7,
    color: vars.text.strong,
    selectors: { '&:hover': { color: vars.brand.text } },
  },
]);

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
