import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, vars } from '../theme/index.ts';

/** The native control fills the box, so the arrow over it needs no press of its own. */
export const box = style({ position: 'relative', display: 'grid', alignItems: 'center' });

export const select = style({
  gridArea: '1 / 1',
  width: '100%',
  minHeight: vars.control.m,
  appearance: 'none',
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  selectors: { '&:disabled': { color: vars.text.disabled, cursor: 'default' } },
});

export const looks = styleVariants({
  field: {
    paddingInline: '.875rem 2.5rem',
    border: `${fixed.hair} solid ${vars.border.field}`,
    background: vars.surface.raised,
    color: vars.text.strong,
    selectors: {
      '&:focus-visible': { outlineOffset: '-1px' },
      '&[aria-invalid=true]': {
        borderColor: vars.critical.solid,
        boxShadow: `inset 0 0 0 1px ${vars.critical.solid}`,
      },
      '&:disabled': { borderColor: 'transparent', background: vars.surface.sunkenStrong },
    },
  },
  plain: {
    paddingInline: '0 1.625rem',
    border: 0,
    background: 'none',
    fontSize: vars.size[14],
    fontWeight: fixed.weight.medium,
  },
});

export const arrow = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  display: 'inline-flex',
  color: vars.text.muted,
  pointerEvents: 'none',
});
export const arrowLooks = styleVariants({ field: { marginRight: '.875rem' }, plain: {} });
