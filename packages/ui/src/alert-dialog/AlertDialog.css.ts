import { globalStyle, style } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

export const size = style({
  '@media': { [media.tablet]: { width: `min(100% - ${vars.space[12]}, ${fixed.dialog})` } },
});

export const head = style({ display: 'flex', gap: vars.space[4] });
export const words = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  alignContent: 'center',
  paddingBottom: vars.space[2],
});
export const description = style({ color: vars.text.muted, textWrap: 'pretty' });

export const sign = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: vars.space[10],
  height: vars.space[10],
  borderRadius: '50%',
  background: vars.critical.soft,
  color: vars.critical.text,
});

export const body = style({ flex: '1 0 auto', paddingBottom: vars.space[5] });
export const failure = style({ paddingBottom: vars.space[5] });

/** On a phone both answers are as wide as a thumb likes. */
export const answers = style({});
globalStyle(`${answers} > *`, { '@media': { [media.phone]: { flexGrow: 1 } } });
