import { deferredEach, fixed, media, vars } from '@siren/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Two cards on a phone, three on a tablet, four beyond; further apart below than beside. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${fixed.between[7]} ${fixed.between[2.5]}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: `${vars.space[10]} ${vars.space[5]}`,
    },
  },
});

/** Beyond those of a phone's first screens. A desk lays out all of them in no time, and guesses worse. */
const SEEN = 8;
const [far, late] = deferredEach(`${grid} > :nth-child(n + ${SEEN + 1})`, 'card');
globalStyle(far, { '@media': { [media.phone]: late } });

const columns = { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' };
export const four = style({ '@media': { [media.desk]: columns } });
/** Beside a column of filters a fourth card fits on wide screens only. */
export const three = style({ '@media': { [media.wide]: columns } });

/** One row of a block: below three a fourth card would stand alone. */
export const row = style({});
globalStyle(`${row} > :nth-child(4):last-child`, {
  '@media': { [media.tabletOnly]: { display: 'none' } },
});
