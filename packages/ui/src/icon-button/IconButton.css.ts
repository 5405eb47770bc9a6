import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, target, vars } from '../theme/index.ts';

export const iconButton = style([
  target,
  {
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    border: `${fixed.hair} solid transparent`,
    borderRadius: vars.radius.m,
    color: vars.text.strong,
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: vars.motion.quick,
    selectors: {
      '&[aria-pressed=true]': { color: vars.brand.text },
      '&:disabled, &[aria-disabled=true]': { color: vars.text.disabled, cursor: 'default' },
    },
  },
]);

const square = (side: string) => ({ width: side, height: side });
export const sizes = styleVariants({
  s: square(vars.control.s),
  m: square(vars.control.m),
  l: square(vars.control.l),
});

const on = '&:hover:not(:disabled, [aria-disabled=true])';
export const variants = styleVariants({
  plain: { selectors: { [on]: { background: vars.surface.sunkenStrong } } },
  line: { borderColor: vars.border.strong, selectors: { [on]: { borderColor: vars.border.field } } },
  raised: {
    background: vars.surface.raised,
    borderRadius: '50%',
    selectors: { [on]: { color: vars.brand.text } },
  },
  bare: { borderRadius: '50%', selectors: { [on]: { color: vars.brand.text } } },
});

export const round = style({ borderRadius: '50%' });
