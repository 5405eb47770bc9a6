import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const top = style({
  padding: `${fixed.between[3.5]} 0 ${vars.space[2]}`,
  '@media': { [media.tablet]: { padding: `${vars.space[5]} 0 ${vars.space[3]}` } },
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${fixed.between[3.5]}`,
  hyphens: 'auto',
});

/** One row that slides on a phone, as many as needed beyond. */
export const quick = style({
  display: 'flex',
  gap: vars.space[2],
  margin: `${fixed.between[3.5]} calc(-1 * ${vars.space[4]}) 0`,
  paddingInline: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: {
      flexWrap: 'wrap',
      margin: `${vars.space[5]} 0 0`,
      paddingInline: 0,
      overflowX: 'visible',
    },
  },
});

export const bar = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minHeight: vars.control.m,
  margin: `${vars.space[2]} 0`,
  '@media': { [media.tablet]: { margin: `${vars.space[3]} 0 ${vars.space[4]}` } },
});

/** New prices are on their way: what is shown is what was. */
export const goods = style({
  transition: `opacity ${vars.motion.normal}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});

export const before = style({ display: 'flex', justifyContent: 'center', marginBottom: vars.space[6] });

export const more = style({ marginTop: vars.space[12] });
