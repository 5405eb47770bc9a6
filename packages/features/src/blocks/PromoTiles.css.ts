import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[4] },
    [media.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  border: `${fixed.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.l,
  background: vars.surface.raised,
});

/** Of the corners within the border. */
const inner = `calc(${vars.radius.l} - ${fixed.hair})`;

/** Cut by itself: the tile leaves room for the ring around it. */
export const picture = style({
  overflow: 'hidden',
  borderRadius: `${inner} ${inner} 0 0`,
  aspectRatio: '10 / 7',
  background: vars.tile.stone,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[4],
  hyphens: 'auto',
  '@media': { [media.tablet]: { padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[6]}` } },
});

export const title = style({
  color: vars.text.strong,
  fontSize: vars.size[18],
  fontWeight: fixed.weight.strong,
  letterSpacing: fixed.tracking.tight,
  lineHeight: 4 / 3,
  textWrap: 'pretty',
});

/** Level in all tiles of a row, however long the words are. */
export const period = style({ marginTop: 'auto', paddingTop: vars.space[1] });
