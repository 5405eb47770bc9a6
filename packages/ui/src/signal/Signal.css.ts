import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { fixed, vars } from '../theme/index.ts';

const colour = createVar('colour');
const halo = createVar('halo');

export const signal = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  '::before': {
    content: '',
    flex: 'none',
    width: vars.space[2],
    height: vars.space[2],
    borderRadius: '50%',
    background: colour,
    forcedColorAdjust: 'none',
  },
});

export const tones = styleVariants({
  positive: { vars: { [colour]: vars.accent.solid, [halo]: vars.accent.halo } },
  caution: { vars: { [colour]: vars.caution.solid, [halo]: vars.caution.border } },
  critical: { vars: { [colour]: vars.critical.solid, [halo]: vars.critical.border } },
  none: {
    vars: { [colour]: 'transparent', [halo]: 'transparent' },
    '::before': { boxShadow: `inset 0 0 0 ${fixed.line} ${vars.border.field}` },
  },
});

export const withHalo = style({
  gap: vars.space[3],
  paddingLeft: vars.space[1],
  '::before': { boxShadow: `0 0 0 ${vars.space[1]} ${halo}` },
});

export const muted = style({ color: vars.text.muted });
