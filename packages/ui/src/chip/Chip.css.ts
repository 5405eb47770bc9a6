import { style } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

export const chip = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: fixed.between[1.5],
  /* In a row that scrolls it is as long as its words; where it stands alone it is never wider than its place. */
  maxWidth: '100%',
  minHeight: vars.control.s,
  paddingInline: fixed.between[3.5],
  border: `${fixed.hair} solid ${vars.border.strong}`,
  borderRadius: `calc(${vars.control.s} / 2)`,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.motion.quick,
  selectors: {
    '&:hover:not(:disabled, [data-state=on])': { borderColor: vars.border.field },
    '&[data-state=on]': {
      background: vars.brand.soft,
      borderColor: 'transparent',
      color: vars.brand.text,
      fontWeight: fixed.weight.medium,
    },
    '&:is(:hover, :active)[data-state=on]:not(:disabled)': { background: vars.brand.softHover },
    '&:active:not(:disabled, [data-state=on])': { background: vars.surface.sunkenStrong },
    '&:disabled': { color: vars.text.disabled, cursor: 'default' },
    '&:disabled[data-state=on]': { background: vars.surface.sunkenStrong },
  },
  '@media': {
    [media.touch]: { minHeight: vars.control.m, borderRadius: `calc(${vars.control.m} / 2)` },
    [media.forced]: {
      selectors: { '&[data-state=on]': { borderColor: 'Highlight', borderWidth: fixed.bold } },
    },
  },
});

export const words = style({ minWidth: 0, paddingBlock: fixed.between[1.5] });
export const cross = style({
  display: 'inline-flex',
  flex: 'none',
  marginRight: `calc(-1 * ${vars.space[1]})`,
});
