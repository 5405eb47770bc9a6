import { style } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: vars.space[4],
  border: `${fixed.hair} solid ${vars.critical.border}`,
  borderRadius: vars.radius.m,
  background: vars.critical.soft,
  selectors: {
    /* The focus is put here by the form, and one has to see where it went. */
    '&:focus-visible': { outline: `${fixed.bold} solid ${vars.border.focus}` },
  },
});
export const icon = style({ display: 'inline-flex', paddingTop: fixed.hair, color: vars.critical.text });
export const list = style({ gridColumn: 2, display: 'grid', justifyItems: 'start' });
/** The whole line is pressed; on a phone it is as high as a finger. */
export const item = style({
  position: 'relative',
  maxWidth: '100%',
  paddingBlock: fixed.between[0.5],
  '@media': { [media.phone]: { paddingBlock: fixed.between[2.5] } },
});
