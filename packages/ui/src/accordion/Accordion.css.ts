import { style } from '@vanilla-extract/css';
import { fixed, vars } from '../theme/index.ts';

export const item = style({
  selectors: { '& + &': { borderTop: `${fixed.hair} solid ${vars.border.subtle}` } },
});

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.control.l,
  paddingBlock: vars.space[3],
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  transition: `color ${vars.motion.quick}`,
  selectors: {
    '&:hover:not(:disabled)': { color: vars.brand.text },
    '&:disabled': { color: vars.text.disabled, cursor: 'default' },
  },
});
export const title = style({ flex: 1, minWidth: 0 });
export const end = style({
  flex: 'none',
  color: vars.text.muted,
  fontSize: vars.size[14],
  fontWeight: fixed.weight.normal,
});
export const chevron = style({
  flex: 'none',
  transition: `rotate ${vars.motion.normal} ${fixed.ease}`,
  selectors: { [`${trigger}[data-state=open] > &`]: { rotate: '180deg' } },
});

/**
 * Hidden content takes no room by itself; while the row shrinks it must still be seen, so its going is put off. Where
 * that is not known it goes at once.
 */
export const panel = style({
  display: 'grid',
  gridTemplateRows: '1fr',
  transition: `grid-template-rows ${vars.motion.normal} ${fixed.ease}, content-visibility ${vars.motion.normal} allow-discrete`,
  selectors: { '&[hidden]': { gridTemplateRows: '0fr' } },
});
/** Only upright: a focus ring at the side is not cut. */
export const clip = style({ minHeight: 0, overflowY: 'clip' });
export const body = style({ paddingBlock: `${vars.space[1]} ${vars.space[5]}` });
