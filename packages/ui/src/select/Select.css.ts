import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

/** The native control fills the box, so the arrow over it needs no press of its own. */
export const box = style({ position: 'relative', display: 'grid', alignItems: 'center' });

export const select = style({
  gridArea: '1 / 1',
  width: '100%',
  minWidth: 0,
  appearance: 'none',
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  selectors: { '&:disabled': { color: vars.text.disabled, cursor: 'default' } },
});

export const sizes = styleVariants({
  m: { minHeight: vars.control.m },
  l: { minHeight: vars.control.l },
});

export const looks = styleVariants({
  field: {
    paddingInline: `${fixed.between[3.5]} ${vars.space[10]}`,
    border: `${fixed.hair} solid ${vars.border.field}`,
    background: vars.surface.raised,
    color: vars.text.strong,
    transition: `border-color ${vars.motion.quick}`,
    selectors: {
      '&:hover:not(:disabled)': { borderColor: vars.text.muted },
      '&:focus-visible': {
        borderColor: 'transparent',
        outlineOffset: `calc(-1 * ${fixed.hair})`,
      },
      '&[aria-invalid=true]:not(:focus-visible)': {
        borderColor: vars.critical.solid,
        boxShadow: `inset 0 0 0 ${fixed.hair} ${vars.critical.solid}`,
      },
      '&:disabled': { borderColor: 'transparent', background: vars.surface.sunkenStrong },
      /* Nothing is chosen yet. */
      '&:has(option[value=""]:checked)': { color: vars.text.muted },
    },
    '@media': { [media.forced]: { selectors: { '&:disabled': { borderColor: 'GrayText' } } } },
  },
  plain: {
    paddingInline: `0 calc(${fixed.icon.m} + ${fixed.between[1.5]})`,
    border: 0,
    background: 'none',
    fontSize: vars.size[14],
    fontWeight: fixed.weight.medium,
    selectors: { '&:hover:not(:disabled)': { color: vars.brand.text } },
  },
});

export const arrow = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  display: 'inline-flex',
  color: vars.text.muted,
  pointerEvents: 'none',
});
export const arrowLooks = styleVariants({ field: { marginRight: fixed.between[3.5] }, plain: {} });

/* Where the browser lets the open list be drawn by the page, it looks as a menu does; elsewhere the system draws it. */
type Rule = Parameters<typeof globalStyle>[1];
const drawn = (rule: Rule): Rule => ({
  '@supports': { '(appearance: base-select)': rule },
});

/* The types of CSS do not know the value yet. */
const appearance = 'base-select' as 'auto';
globalStyle(`${select}, ${select}::picker(select)`, drawn({ appearance }));
globalStyle(select, drawn({ alignItems: 'center', paddingBlock: fixed.between[2.25], lineHeight: 1.375 }));
globalStyle(`${select}::picker-icon`, drawn({ display: 'none' }));
globalStyle(
  `${select}::picker(select)`,
  drawn({
    marginBlock: fixed.between[1.5],
    padding: fixed.between[1.5],
    border: 0,
    borderRadius: vars.radius.m,
    background: vars.surface.raised,
    boxShadow: vars.shade.float,
    color: vars.text.strong,
    fontSize: vars.size[16],
    fontWeight: fixed.weight.normal,
    overscrollBehavior: 'contain',
    '@media': { [media.forced]: { border: `${fixed.bold} solid CanvasText` } },
  }),
);
globalStyle(
  `${select} option`,
  drawn({
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: vars.control.m,
    padding: `${fixed.between[1.5]} ${fixed.between[2.5]}`,
    borderRadius: vars.radius.s,
    color: vars.text.strong,
    lineHeight: 1.375,
    cursor: 'pointer',
    outline: 'none',
  }),
);
globalStyle(`${select} option:hover`, drawn({ background: vars.surface.sunken }));
globalStyle(
  `${select} option:focus-visible`,
  drawn({
    outline: `${fixed.bold} solid ${vars.border.focus}`,
    outlineOffset: `calc(-1 * ${fixed.bold})`,
    background: vars.surface.sunkenStrong,
  }),
);
globalStyle(
  `${select} option:disabled`,
  drawn({ background: 'none', color: vars.text.disabled, cursor: 'default' }),
);
globalStyle(`${select} option::checkmark`, drawn({ order: 1, marginLeft: 'auto', color: vars.brand.text }));
globalStyle(
  `${select} optgroup`,
  drawn({
    paddingTop: vars.space[1],
    color: vars.text.muted,
    fontSize: vars.size[12],
    fontWeight: fixed.weight.normal,
    /* The browser's own room before a heading is less than that before an option. */
    textIndent: vars.space[1],
  }),
);
globalStyle(`${select} optgroup option`, drawn({ fontSize: vars.size[16], textIndent: 0 }));
