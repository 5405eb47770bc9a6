import type { RoleName } from './roles.ts';
import { tileNames } from './tileNames.ts';

/** WCAG AA: words, and edges or dots that carry meaning. */
const WORDS = 4.5;
const EDGE = 3;

/** Two roles of which the one is laid on the other. */
export interface ContrastPair {
  text: RoleName;
  ground: RoleName;
  /** Least contrast: 4.5 for words, 3 for edges and dots. */
  least: number;
}

const on = (least: number, texts: readonly RoleName[], grounds: readonly RoleName[]): ContrastPair[] =>
  texts.flatMap((text) => grounds.map((ground) => ({ text, ground, least })));

const surfaces = [
  'surface.page',
  'surface.raised',
  'surface.sunken',
  'surface.sunkenStrong',
  'surface.selected',
] as const;
const tiles = tileNames.map((name) => `tile.${name}` as const);
const softs = ['brand.soft', 'accent.soft', 'caution.soft', 'critical.soft', 'info.soft'] as const;
const solids = [
  'brand.solid',
  'brand.solidHover',
  'accent.solid',
  'accent.solidHover',
  'caution.solid',
  'critical.solid',
  'critical.fill',
  'info.solid',
] as const;

const words = ['text.strong', 'text.normal', 'text.muted'] as const;
const tones = [
  'text.link',
  'brand.text',
  'accent.text',
  'positive.text',
  'caution.text',
  'critical.text',
  'info.text',
] as const;

/** Every pair of roles that components lay on one another. */
export const pairs: readonly ContrastPair[] = [
  ...on(WORDS, [...words, ...tones], surfaces),
  ...on(WORDS, [...words, 'text.link'], softs),
  ...on(WORDS, [...words, ...tones], tiles),
  ...on(WORDS, ['text.onBrand'], solids),
  ...on(WORDS, ['text.onInverse'], ['surface.inverse']),
  ...on(EDGE, ['accent.halo', 'caution.border'], ['surface.inverse']),
  ...on(WORDS, ['video.ink', 'video.played'], ['video.ground']),
  ...on(WORDS, ['brand.text'], ['brand.soft', 'brand.softHover']),
  ...on(WORDS, ['accent.text'], ['accent.soft', 'accent.softStrong']),
  ...on(WORDS, ['caution.text'], ['caution.soft']),
  ...on(WORDS, ['critical.text'], ['critical.soft']),
  ...on(WORDS, ['info.text'], ['info.soft']),
  ...on(WORDS, ['text.disabled'], surfaces),
  ...on(
    EDGE,
    ['border.field', 'border.selected', 'border.focus', 'critical.solid'],
    ['surface.page', 'surface.raised', 'surface.sunken'],
  ),
  ...on(EDGE, ['border.focus'], tiles),
  ...on(EDGE, ['accent.solid', 'caution.solid', 'brand.solid'], ['surface.page', 'surface.raised']),
];
