import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** Phone: state and sum under the words. Desk: in a column of their own. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${fixed.thumb.xs} minmax(0, 1fr)`,
  gridTemplateAreas: '"picture words" ". state"',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  alignItems: 'start',
  padding: `${vars.space[4]} 0`,
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { paddingBottom: 0 } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `${fixed.thumb.s} minmax(0, 1fr) auto`,
      gridTemplateAreas: '"picture words state"',
    },
  },
});
export const picture = style({ gridArea: 'picture' });
/** What is not to be had steps back. */
export const pictureFaded = style([picture, { opacity: 0.62 }]);
export const words = style({
  gridArea: 'words',
  display: 'grid',
  gap: fixed.between[0.5],
  overflowWrap: 'anywhere',
});
export const choices = style({ display: 'grid', gap: fixed.between[0.5] });
export const state = style({
  gridArea: 'state',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  '@media': {
    [media.tablet]: { display: 'grid', justifyItems: 'end', textAlign: 'end' },
  },
});
