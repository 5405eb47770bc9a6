import { deferred, fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * Phone: the stepper stands under the words, with the sum and what comes and goes with it at its side, and what is being
 * saved has a line of its own below: nothing that a press changes moves what is pressed. Desk: stepper and sum in columns.
 */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${fixed.icon.l} ${fixed.thumb.l} minmax(0, 1fr)`,
  gridTemplateAreas:
    '"mark picture words" "quantity quantity sum" "actions actions sum" "saving saving saving" "note note note"',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  alignItems: 'start',
  padding: `${vars.space[4]} ${fixed.between[3.5]} ${vars.space[2]}`,
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `${fixed.icon.l} ${fixed.thumb.xl} minmax(0, 1fr) ${fixed.cell.stepper} ${fixed.cell.stepper}`,
      gridTemplateRows: 'auto 1fr auto',
      gridTemplateAreas:
        '"mark picture words quantity sum" "mark picture actions actions saving" ". . note note note"',
      columnGap: vars.space[4],
      padding: vars.space[5],
    },
  },
});

/** A long cart is laid out as one comes to its rows. */
export const farRow = style([row, deferred('line')]);

export const mark = style({ gridArea: 'mark', paddingTop: fixed.between[0.5] });
export const picture = style({ gridArea: 'picture' });
export const words = style({
  gridArea: 'words',
  display: 'grid',
  gap: fixed.between[0.5],
  overflowWrap: 'anywhere',
});
export const quantity = style({
  gridArea: 'quantity',
  // The stepper of a finger is wider than mark and picture by its lines.
  '@media': { [media.touch]: { marginRight: `calc(-2 * ${fixed.hair})` } },
});
export const note = style({ gridArea: 'note' });

export const sum = style({
  gridArea: 'sum',
  display: 'grid',
  // The dearest sums are wider than their place, and break there.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.between[0.5],
  justifyItems: 'end',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  // Three lines are no higher than stepper and button beside them.
  paddingTop: vars.space[1],
  '@media': { [media.tablet]: { paddingTop: 0 } },
});

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
  '@media': {
    // What a finger presses is higher than it is drawn, and ends below the stepper.
    [media.touch]: { paddingTop: vars.space[2] },
    [media.tablet]: { alignSelf: 'end' },
  },
});

/** There before it has something to say: a line that comes would move what is below it. */
export const saving = style({
  gridArea: 'saving',
  minHeight: vars.space[5],
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { justifySelf: 'end', alignSelf: 'center' } },
});

/** What is not to be ordered steps back. */
export const pictureFaded = style([picture, { opacity: 0.62 }]);
