import { familyText, glassText, kebab, lightDark, shadowText } from '../../cssText.ts';
import type { RoleName } from '../../roles.ts';
import type { Pair } from '../../scales.ts';
import type { Tokens } from '../Tokens.ts';

/** Custom properties by their names: `--brand-solid`. */
export type CssVars = Readonly<Record<`--${string}`, string>>;

const property = (...path: string[]): `--${string}` => `--${kebab(...path)}`;

const lengths = (name: 'space' | 'size' | 'radius' | 'control' | 'motion', tokens: Tokens) =>
  Object.entries(tokens[name]).map(([key, length]) => [property(name, key), length]);

/** Every custom property that a theme sets. */
export const cssVars = (tokens: Tokens, colours: Readonly<Record<RoleName, Pair>>): CssVars =>
  Object.fromEntries([
    ...Object.entries(colours).map(([role, pair]) => [property(...role.split('.')), lightDark(pair)]),
    ...lengths('space', tokens),
    ...lengths('size', tokens),
    ...lengths('radius', tokens),
    ...lengths('control', tokens),
    ...lengths('motion', tokens),
    ...Object.entries(tokens.font).map(([key, fonts]) => [property('font', key), familyText(fonts)]),
    ['--shade-float', shadowText(tokens.float)],
    ['--shade-veil', glassText(tokens.veil)],
  ]) as CssVars;
