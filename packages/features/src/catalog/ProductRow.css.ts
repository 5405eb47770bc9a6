import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** Rows under one another, a line between. */
export const rows = style({ display: 'grid' });

/** Picture and words, what it costs, what one does with it: under one another on a phone, in columns beyond. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${fixed.thumb.l} minmax(0, 1fr)`,
  gridTemplateAreas: '"picture words" "picture buy" "action action"',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  padding: `${vars.space[4]} 0`,
  borderBottom: `${fixed.hair} solid ${vars.border.subtle}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `${fixed.thumb.xl} minmax(0, 1fr) ${fixed.cell.choice} ${fixed.cell.action}`,
      gridTemplateAreas: '"picture words buy action"',
      columnGap: vars.space[5],
      padding: `${vars.space[5]} 0`,
    },
  },
});
export const picture = style({ gridArea: 'picture' });
export const words = style({
  gridArea: 'words',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  minWidth: 0,
  // The heart stands in the corner of the words on a phone.
  paddingRight: vars.space[10],
  '@media': { [media.tablet]: { paddingRight: 0 } },
});
export const name = style({
  color: vars.text.strong,
  fontSize: vars.size[16],
  lineHeight: 11 / 8,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
/** One after another on a phone, in columns that one runs down beyond. */
export const params = style({
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${fixed.cell.action}), 1fr))`,
      gap: `${fixed.between[0.5]} ${vars.space[5]}`,
    },
  },
});
export const param = style({
  minWidth: 0,
  '@media': {
    [media.phone]: {
      display: 'inline',
      selectors: { '&:not(:last-child)::after': { content: '" · "', color: vars.text.muted } },
    },
  },
});
export const term = style({ display: 'inline', color: vars.text.muted });
export const value = style({ display: 'inline', margin: 0 });

export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });
export const article = style({
  color: vars.text.muted,
  fontSize: vars.size[12],
  lineHeight: 4 / 3,
  '@media': { [media.phone]: { display: 'none' } },
});
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });

export const buy = style({
  gridArea: 'buy',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  minWidth: 0,
});
export const action = style({ gridArea: 'action', position: 'relative' });
/** At the end of the name on a phone, on the picture beyond, as on a card. */
export const corner = style({
  position: 'absolute',
  top: vars.space[2],
  right: `calc(-1 * ${fixed.between[2.5]})`,
  '@media': {
    [media.tablet]: {
      top: vars.space[5],
      right: 'auto',
      left: `calc(${fixed.thumb.xl} - ${vars.control.m})`,
    },
  },
});
