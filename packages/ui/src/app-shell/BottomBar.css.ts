import { globalStyle, style } from '@vanilla-extract/css';
import { fixed, layer, media, vars } from '../theme/index.ts';

const barHeight = `calc(${fixed.bottomBar} + env(safe-area-inset-bottom))`;
/** A button with air around it, and the line above. */
const actionHeight = `calc(${vars.control.l} + ${vars.space[4]} + ${fixed.hair})`;

export const bar = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: layer.bar,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  background: vars.surface.raised,
  '@media': { [media.tablet]: { display: 'none' } },
});

export const item = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: fixed.bold,
  minHeight: fixed.bottomBar,
  color: vars.text.muted,
  fontSize: vars.size[12],
  letterSpacing: '-.01em',
  lineHeight: 4 / 3,
  selectors: {
    '&[aria-current]': { color: vars.brand.text, fontWeight: fixed.weight.medium },
    '&:focus-visible': { outlineOffset: `-${fixed.bold}` },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[aria-current]': {
          borderTop: `${fixed.thick} solid Highlight`,
        },
      },
    },
  },
});
export const itemCount = style({
  position: 'absolute',
  top: fixed.between[1.25],
  left: `calc(50% + ${vars.space[1]})`,
});

export const actionBar = style({
  position: 'fixed',
  inset: `auto 0 ${barHeight}`,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: actionHeight,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  background: vars.surface.raised,
  '@media': { [media.tablet]: { display: 'none' } },
});

const dock = (selector: string, height: string) =>
  globalStyle(selector, { '@media': { [media.phone]: { vars: { [vars.inset.bottom]: height } } } });
dock(':root:has([data-dock=bar])', barHeight);
// A page that is drawn ahead, hidden until it is moved to, has a bar of its own.
dock(':root:has([data-dock=action]:not([aria-hidden=true] *))', `calc(${barHeight} + ${actionHeight})`);
