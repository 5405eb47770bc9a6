import type { Mode, ScaleColour } from './scales.ts';

/** Where a role takes its colour from: one name for both themes, or a name for each. */
export type Role = ScaleColour | Readonly<Record<Mode, ScaleColour>>;

/** The second token layer: what a colour is for. The only colours that components see. */
export const roles = {
  surface: {
    page: 'neutral.1',
    raised: { light: 'white', dark: 'neutral.2' },
    sunken: 'neutral.2',
    sunkenStrong: 'neutral.3',
    selected: 'purple.2',
    inverse: 'neutral.12',
  },
  text: {
    strong: 'neutral.12',
    normal: 'neutral.12',
    muted: 'neutral.11',
    disabled: 'faint',
    onBrand: 'white',
    onInverse: 'neutral.1',
    link: 'purple.11',
  },
  border: {
    subtle: 'neutral.4',
    strong: 'neutral.6',
    field: 'neutral.8',
    selected: 'purple.9',
    focus: { light: 'purple.9', dark: 'purple.11' },
  },
  brand: {
    solid: 'purple.9',
    solidHover: 'purple.10',
    soft: 'purple.3',
    softHover: 'purple.4',
    text: 'purple.11',
    border: 'purple.6',
    petal: 'petal',
  },
  accent: {
    solid: 'teal.9',
    solidHover: 'teal.10',
    soft: 'teal.2',
    softStrong: 'teal.3',
    border: 'teal.6',
    text: 'teal.11',
    halo: 'teal.4',
  },
  positive: { text: 'teal.11' },
  caution: { text: 'amber.11', soft: 'amber.2', border: 'amber.5', solid: 'amber.9' },
  critical: { text: 'red.11', soft: 'red.2', border: 'red.5', solid: 'red.9', fill: 'crimson' },
  info: { text: 'blue.11', soft: 'blue.2', border: 'blue.5', solid: 'blue.9' },
  tile: {
    sand: 'ground.sand',
    mist: 'ground.mist',
    sage: 'ground.sage',
    lilac: 'ground.lilac',
    clay: 'ground.clay',
    stone: 'ground.stone',
    linen: 'ground.linen',
    slate: 'ground.slate',
    photo: 'white',
  },
  video: { ground: 'black', ink: 'white', played: 'petal' },
} as const satisfies Record<string, Record<string, Role>>;

export type RoleGroup = keyof typeof roles;

/** A role's name: `text.muted`. Its custom property is `--text-muted`. */
export type RoleName = {
  [G in RoleGroup]: `${G}.${Extract<keyof (typeof roles)[G], string>}`;
}[RoleGroup];
