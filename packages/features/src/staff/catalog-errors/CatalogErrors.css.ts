import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** Rules at the left and the error that is open at the right stand beside the list where there is room. */
export const screen = style({
  '@media': {
    [media.desk]: {
      display: 'grid',
      borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
      gridTemplateColumns: `${fixed.measure.xs} minmax(0, 1fr)`,
      selectors: {
        '&[data-state=open]': {
          gridTemplateColumns: `${fixed.measure.xs} minmax(0, 1fr) ${fixed.column.summary}`,
        },
      },
    },
  },
});
export const list = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const rules = style({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[3],
  borderInlineEnd: `${fixed.hair} solid ${vars.border.subtle}`,
});
export const rule = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.s,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.surface.sunken },
    '&[aria-current]': { background: vars.surface.selected, color: vars.brand.text },
  },
});
export const ruleTitle = style({ flex: 1, minWidth: 0 });
export const group = style({ paddingInline: vars.space[3], paddingTop: vars.space[3] });
export const dot = style({
  display: 'inline-block',
  flex: 'none',
  width: vars.space[2],
  height: vars.space[2],
  borderRadius: vars.radius.pill,
  border: `${fixed.line} solid ${vars.text.muted}`,
  selectors: {
    '&[data-state=critical]': { background: vars.critical.solid, borderColor: vars.critical.solid },
    '&[data-state=error]': { background: vars.caution.text, borderColor: vars.caution.text },
  },
});
export const told = style({
  padding: vars.space[3],
  borderRadius: vars.radius.m,
  background: vars.surface.sunken,
  overflowWrap: 'anywhere',
});
