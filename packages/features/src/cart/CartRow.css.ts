import { deferred, fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** Phone: mark and picture at the left, all else under one another. Desk: stepper and sum in columns of their own. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${fixed.icon.l} ${fixed.thumb.l} minmax(0, 1fr)`,
  gridTemplateAreas:
    '"mark picture words" "mark picture sum" ". quantity quantity" ". actions actions" ". note note"',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  alignItems: 'start',
  padding: `${vars.space[4]} ${fixed.between[3.5]}`,
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
export const quantity = style({ gridArea: 'quantity' });
export const note = style({ gridArea: 'note' });

export const sum = style({
  gridArea: 'sum',
  display: 'grid',
  gap: fixed.between[0.5],
  justifySelf: 'start',
  '@media': { [media.tablet]: { justifySelf: 'stretch', justifyItems: 'end', textAlign: 'end' } },
});

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
  '@media': { [media.tablet]: { alignSelf: 'end' } },
});

export const saving = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': {
    [media.tablet]: {
      gridArea: 'saving',
      justifySelf: 'end',
      alignSelf: 'center',
      minHeight: vars.control.s,
    },
  },
});

/** What is not to be ordered steps back. */
export const pictureFaded = style([picture, { opacity: 0.62 }]);
