import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const choice = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

/** Where list and map stand side by side there is nothing to switch. */
export const views = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const part = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const list = style({
  border: `${fixed.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.l,
  overflow: 'hidden',
});

export const map = style({
  display: 'grid',
  borderRadius: vars.radius.l,
  overflow: 'hidden',
  '@media': {
    [media.phone]: {
      order: -1,
      selectors: { [`${choice}[data-state=list] &`]: { display: 'none' } },
    },
  },
});

export const row = style({
  display: 'grid',
  gap: vars.space[1],
  padding: `${fixed.between[3.5]} ${vars.space[4]}`,
  borderBottom: `${fixed.hair} solid ${vars.border.subtle}`,
  borderLeft: `${fixed.thick} solid transparent`,
  selectors: {
    '&:last-child': { borderBottom: 0 },
    '&[data-state=on]': { borderLeftColor: vars.border.selected, background: vars.surface.selected },
    '&[data-state=looked]': { borderLeftColor: vars.border.strong },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        /* Below the map stands what is said of the store that was pressed on it; keyboards reach the others, too. */
        [`${choice}[data-state=map] &:not([data-state]):not(:focus-within)`]: {
          position: 'absolute',
          width: fixed.hair,
          height: fixed.hair,
          padding: 0,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

export const address = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[2],
  fontWeight: fixed.weight.medium,
});

export const number = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: vars.space[6],
  height: vars.space[6],
  borderRadius: vars.radius.pill,
  background: vars.surface.sunkenStrong,
  color: vars.text.muted,
  fontSize: vars.size[12],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${row}[data-state=on] &`]: { background: vars.brand.solid, color: vars.text.onBrand },
  },
});

export const words = style({ display: 'grid', gap: fixed.between[0.5], marginTop: vars.space[1] });

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fixed.between[0.5]} ${vars.space[2]}`,
});

/** Under the words of the radio above. */
export const phone = style({
  paddingLeft: `calc(${fixed.mark} + ${vars.space[3]})`,
  fontSize: vars.size[14],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
