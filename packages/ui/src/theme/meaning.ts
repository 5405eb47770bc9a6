import { faint, grounds, hues, petal, statusHues, white } from './scales.ts';
import type { Mode } from './scales.ts';

/** A colour of the meaning layer: one value for each theme. */
export type Pair = Readonly<Record<Mode, string>>;

const step = (hue: keyof typeof hues, number: number): Pair => ({
  light: hues[hue].light[number - 1] ?? '',
  dark: hues[hue].dark[number - 1] ?? '',
});

const status = (hue: keyof typeof statusHues, number: 2 | 5 | 9 | 11): Pair => ({
  light: statusHues[hue].light[number],
  dark: statusHues[hue].dark[number],
});

const both = (value: string): Pair => ({ light: value, dark: value });

const statusGroup = (hue: keyof typeof statusHues) => ({
  text: status(hue, 11),
  soft: status(hue, 2),
  border: status(hue, 5),
  solid: status(hue, 9),
});

/** The second token layer: what a colour is for. The only colours that components see. */
export const meaning = {
  surface: {
    page: step('neutral', 1),
    raised: { light: white, dark: step('neutral', 2).dark },
    sunken: step('neutral', 2),
    sunkenStrong: step('neutral', 3),
    selected: step('purple', 2),
    inverse: step('neutral', 12),
  },
  text: {
    strong: step('neutral', 12),
    normal: step('neutral', 12),
    muted: step('neutral', 11),
    disabled: faint,
    onBrand: both(white),
    onInverse: step('neutral', 1),
    link: step('purple', 11),
  },
  border: {
    subtle: step('neutral', 4),
    strong: step('neutral', 6),
    field: step('neutral', 8),
    selected: step('purple', 9),
    focus: { light: step('purple', 9).light, dark: step('purple', 11).dark },
  },
  brand: {
    solid: step('purple', 9),
    solidHover: step('purple', 10),
    soft: step('purple', 3),
    softHover: step('purple', 4),
    text: step('purple', 11),
    border: step('purple', 6),
    petal: both(petal),
  },
  accent: {
    solid: step('teal', 9),
    solidHover: step('teal', 10),
    soft: step('teal', 2),
    softStrong: step('teal', 3),
    border: step('teal', 6),
    text: step('teal', 11),
    halo: step('teal', 4),
  },
  positive: { text: step('teal', 11) },
  caution: statusGroup('amber'),
  critical: {
    ...statusGroup('red'),
    fill: { light: statusHues.red.light[11], dark: statusHues.red.light[11] },
  },
  info: statusGroup('blue'),
  tile: {
    sand: grounds.sand,
    mist: grounds.mist,
    sage: grounds.sage,
    lilac: grounds.lilac,
    clay: grounds.clay,
    stone: grounds.stone,
    linen: grounds.linen,
    slate: grounds.slate,
  },
  room: { wall: grounds.wall, ink: grounds.wallInk, inkMuted: grounds.wallInkMuted },
} satisfies Record<string, Record<string, Pair>>;

export const tileNames = ['sand', 'mist', 'sage', 'lilac', 'clay', 'stone', 'linen', 'slate'] as const;
export type TileName = (typeof tileNames)[number];
