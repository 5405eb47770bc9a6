import { fixed, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  margin: `${vars.space[3]} calc(-1 * ${vars.space[3]}) 0`,
  minHeight: fixed.list,
  alignContent: 'start',
});

export const none = style({ marginTop: vars.space[3] });

export const near = style({ display: 'grid', justifyItems: 'start', marginTop: vars.space[3] });

export const city = style({
  display: 'grid',
  padding: `${fixed.between[2.5]} ${vars.space[3]}`,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  scrollMarginBlock: vars.space[16],
  selectors: {
    '&:hover': { background: vars.surface.sunken },
    '&[data-state=active]': {
      background: vars.surface.selected,
      boxShadow: `inset 0 0 0 ${fixed.hair} ${vars.brand.border}`,
    },
    '&[aria-busy=true]': { opacity: 0.6 },
  },
});

export const name = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  color: vars.text.strong,
  fontWeight: fixed.weight.medium,
});
export const note = style({ fontSize: vars.size[14], lineHeight: 10 / 7, color: vars.text.muted });
