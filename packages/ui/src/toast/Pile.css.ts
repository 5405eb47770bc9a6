import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { fixed, layer, media, vars } from '../theme/index.ts';

/** From where notifications come, and where to they are swiped off. */
export const origin = createVar();
export const exit = createVar();

/** Shadows have their room inside, since the pile scrolls where it is higher than the window. */
const room = vars.space[12];
/** How far notifications stand from the edges of the window. */
const edge = vars.space[6];
const outside = `calc(${edge} - ${room})`;

export const pile = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInline: 0,
  display: 'flex',
  gap: vars.space[2],
  maxHeight: '100dvh',
  paddingInline: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  outline: 'none',
  /* Between notifications one presses what lies under them. */
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: {
      width: `min(100% - ${outside}, ${fixed.toast} + 2 * ${room})`,
      paddingInline: room,
    },
  },
});

/** The page while a dialog is open. */
export const underDialog = 'body:has([data-state=open]:is([role=dialog], [role=alertdialog]))';

const upper = `calc(${vars.space[4]} + env(safe-area-inset-top)) ${room}`;
const lower = `${room} calc(${vars.inset.bottom} + ${vars.space[4]})`;

const above = style({
  top: 0,
  flexDirection: 'column',
  paddingBlock: upper,
  vars: { [origin]: `0 calc(-1 * ${vars.space[3]})` },
  '@media': { [media.tablet]: { paddingBlock: `${edge} ${room}` } },
});

const below = style({
  bottom: 0,
  flexDirection: 'column-reverse',
  paddingBlock: lower,
  vars: { [origin]: `0 ${vars.space[3]}` },
  '@media': {
    [media.tablet]: { paddingBlock: `${room} ${edge}` },
    /* There a dialog has its buttons where notifications would lie on them. */
    [media.belowDesk]: {
      selectors: {
        [`${underDialog} &`]: { top: 0, bottom: 'auto', flexDirection: 'column', paddingBlock: upper },
      },
    },
  },
});

const side = (insetInline: string, leaves: string) => ({
  vars: { [exit]: leaves },
  '@media': { [media.tablet]: { insetInline } },
});
const left = side(`${outside} auto`, '-110% 0');
const right = side(`auto ${outside}`, '110% 0');
const middle = (leaves: string) => ({
  vars: { [exit]: leaves },
  '@media': { [media.tablet]: { insetInline: outside, marginInline: 'auto' } },
});

export const positions = styleVariants({
  'top-left': [above, left],
  top: [above, middle('0 -110%')],
  'top-right': [above, right],
  'bottom-left': [below, left],
  bottom: [below, middle('0 110%')],
  'bottom-right': [below, right],
});
