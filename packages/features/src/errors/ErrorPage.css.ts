import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  maxWidth: fixed.measure.l,
  paddingBlock: vars.space[12],
  '@media': { [media.tablet]: { paddingBlock: vars.space[20] } },
});

/** The one thing of the frame that a fatal error leaves. */
export const home = style({
  display: 'inline-block',
  marginTop: vars.space[6],
  borderRadius: vars.radius.s,
});

/** The code is a quiet sign: the heading says what it means. */
export const status = style({
  fontSize: fixed.sign.phone,
  lineHeight: 1,
  fontWeight: fixed.weight.price,
  letterSpacing: '-.05em',
  color: vars.brand.text,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { fontSize: fixed.sign.wide } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginTop: vars.space[2],
});

/** An address may be one long word. */
export const detail = style({ overflowWrap: 'anywhere' });
