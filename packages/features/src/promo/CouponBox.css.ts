import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';
import { panel } from './Panel.css.ts';

export const box = style([
  panel,
  { border: `${fixed.line} dashed ${vars.accent.border}`, background: vars.accent.soft },
]);

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[3]}`,
});

/** The code is what one came for: it is read, selected and typed off. */
export const code = style({
  marginInlineEnd: vars.space[2],
  color: vars.text.strong,
  fontSize: vars.size[24],
  fontWeight: fixed.weight.strong,
  letterSpacing: '.04em',
  lineHeight: 4 / 3,
  overflowWrap: 'anywhere',
  userSelect: 'all',
  '@media': { [media.phone]: { flexBasis: '100%', marginInlineEnd: 0 } },
});

/** Takes no room before there is something to say. */
export const said = style({
  color: vars.positive.text,
  fontSize: vars.size[14],
  selectors: { '&:not(:empty)': { marginTop: vars.space[3] } },
});
