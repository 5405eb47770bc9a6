import { style } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[2],
  alignItems: 'center',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.text.disabled, cursor: 'default' } },
  '@media': { [media.touch]: { minHeight: vars.control.m } },
});

/** The colour within a ring that shows when it is chosen. */
export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.space[6],
  height: vars.space[6],
  // The ring is seldom there: the colour stands where a mark would.
  margin: `0 0 0 calc(-1 * ${fixed.thick})`,
  appearance: 'none',
  border: `${fixed.bold} solid transparent`,
  borderRadius: '50%',
  background: 'var(--paint) content-box',
  padding: fixed.bold,
  cursor: 'inherit',
  transition: `border-color ${vars.motion.quick}`,
  forcedColorAdjust: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    inset: fixed.bold,
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 ${fixed.hair} color-mix(in srgb, ${vars.text.strong} 18%, transparent)`,
  },
  selectors: {
    '&:checked': { borderColor: vars.border.selected },
    '&:hover:not(:checked, :disabled)': { borderColor: vars.border.strong },
    '&:disabled': { opacity: 0.5 },
    '&:disabled::after': {
      content: '',
      position: 'absolute',
      width: '100%',
      height: fixed.line,
      background: vars.text.muted,
      rotate: '-45deg',
    },
  },
  '@media': {
    [media.forced]: { selectors: { '&:checked': { borderColor: 'Highlight' } } },
  },
});

export const words = style({
  fontSize: vars.size[14],
  lineHeight: 1.25,
  hyphens: 'auto',
  overflowWrap: 'break-word',
});
/** Behind the last word of a name, on whatever line that is. */
export const end = style({ marginLeft: fixed.between[1.5], fontVariantNumeric: 'tabular-nums' });
