import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, vars } from '../theme/index.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  color: vars.text.strong,
  fontWeight: fixed.weight.price,
  letterSpacing: '-.035em',
  lineHeight: 1,
});

export const sizes = styleVariants({ s: { fontSize: vars.size[20] }, m: { fontSize: fixed.logo } });

export const mark = style({ flex: 'none', width: '1.28em', height: '1.28em' });
export const petal = style({ fill: vars.brand.solid });
export const petalLight = style({ fill: vars.brand.petal });
