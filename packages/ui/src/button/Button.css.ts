import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, target, vars } from '../theme/index.ts';

const press = ':active:not([aria-disabled=true], :disabled)';

export const button = style([
  target,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    maxWidth: '100%',
    border: `${fixed.hair} solid transparent`,
    borderRadius: vars.radius.m,
    fontWeight: fixed.weight.medium,
    lineHeight: 1.25,
    paddingBlock: vars.space[1],
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color, translate',
    transitionDuration: vars.motion.quick,
    selectors: {
      [`&${press}`]: { translate: `0 ${fixed.hair}` },
      '&:disabled, &[aria-disabled=true]': { cursor: 'default' },
    },
  },
]);

export const sizes = styleVariants({
  s: { minHeight: vars.control.s, paddingInline: vars.space[4], fontSize: vars.size[14] },
  m: { minHeight: vars.control.m, paddingInline: vars.space[5], fontSize: vars.size[16] },
  l: { minHeight: vars.control.l, paddingInline: fixed.between[7], fontSize: vars.size[16] },
});

const off = {
  background: vars.surface.sunkenStrong,
  borderColor: 'transparent',
  color: vars.text.disabled,
};
const on = ':not(:disabled)';
const hovered = (rule: Record<string, string>) => ({
  [`&:hover${on}`]: rule,
  '&:disabled': off,
});

export const variants = styleVariants({
  solid: {
    background: vars.brand.solid,
    color: vars.text.onBrand,
    selectors: hovered({ background: vars.brand.solidHover }),
  },
  soft: {
    background: vars.brand.soft,
    color: vars.brand.text,
    selectors: hovered({ background: vars.brand.softHover }),
  },
  line: {
    borderColor: vars.border.strong,
    color: vars.text.strong,
    selectors: hovered({ borderColor: vars.border.field }),
  },
  add: {
    borderColor: vars.brand.border,
    color: vars.brand.text,
    selectors: hovered({ background: vars.brand.soft, borderColor: 'transparent' }),
  },
  accent: {
    borderColor: vars.accent.border,
    background: vars.accent.soft,
    color: vars.accent.text,
    selectors: hovered({ background: vars.accent.softStrong }),
  },
  danger: {
    borderColor: vars.border.strong,
    color: vars.critical.text,
    selectors: hovered({ background: vars.critical.soft, borderColor: vars.critical.border }),
  },
});

export const wide = style({ width: '100%' });

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minWidth: 0,
  selectors: { '[aria-busy=true] > &': { opacity: 0 } },
});

/** Narrower than its longest word, it breaks it; it never asks for less room than the word takes. */
export const words = style({ minWidth: 0, overflowWrap: 'break-word' });

/** The drawing does not fill its box, so the box comes a little nearer to the edge. */
export const icon = style({ display: 'inline-flex', marginLeft: `calc(-1 * ${vars.space[1]})` });

export const wait = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

/** Forced colours drop backgrounds, so a solid button gets an edge of its own. */
export const forced = style({ '@media': { [media.forced]: { borderColor: 'ButtonText' } } });
