import { luminance } from '../../contrast.ts';
import { colourRoles } from '../../meaning.ts';
import type { RoleName } from '../../roles.ts';
import { hueNames } from '../../scales.ts';
import type { Hue, Pair, Scale, ScaleColour } from '../../scales.ts';
import { sirenTokens } from '../sirenTokens.ts';
import type { Tokens } from '../Tokens.ts';
import { checkContrast } from './checkContrast.ts';
import type { ContrastProblem } from './checkContrast.ts';
import { createScale } from './createScale.ts';
import { cssVars } from './cssVars.ts';
import type { CssVars } from './cssVars.ts';
import { toOklch } from './oklch.ts';
import { themeRules } from './themeRules.ts';
import { withLuminance } from './withLuminance.ts';

export interface BrandThemeChanges {
  /** What to begin with, for instance tokens out of a design tool. @default sirenTokens */
  tokens?: Tokens;
  /** In place of purple, for what one can do: one colour, of which a scale is made, or twelve steps of your own. */
  brand?: string | Scale;
  /** In place of teal, for good news. */
  accent?: string | Scale;
  /** In place of the greys: grounds, words, lines. */
  neutral?: string | Scale;
  /** Colours of single roles, over the scales: one for both themes, or one for each. */
  roles?: Readonly<Partial<Record<RoleName, string | Pair>>>;
  /** Roundings. */
  radius?: Readonly<Partial<Record<'s' | 'm' | 'l' | 'pill', string>>>;
  /** Fonts in the order of preference; load them yourself. */
  font?: readonly string[];
}

export interface BrandTheme {
  /**
   * Custom properties that are not as in Siren: for `vars` in a `.css.ts`, for `style` of an element. A part of the page
   * needs `color: var(--text-normal)` besides, and there they also stand where motion is to be reduced and where colours
   * are forced; `css` sees to all of it.
   */
  vars: CssVars;
  /** The same as a rule of CSS: `css('[data-brand=mint]')`. */
  css: (selector: string) => string;
  /** Words that cannot be read and edges that cannot be seen; empty is good. */
  problems: readonly ContrastProblem[];
}

const scaleOf = (given: string | Scale, hue: Hue) =>
  typeof given === 'string' ? createScale(given, hue) : given;

const steps = (hue: Hue, { light, dark }: Scale) =>
  light.map((colour, index) => [`${hue}.${index + 1}`, { light: colour, dark: dark[index] ?? colour }]);

/** The light petals of the sign follow the brand. */
function petalOf(brand: Scale, { light }: Pair): Pair {
  const { c, h } = toOklch(brand.light[7] ?? light);
  const colour = withLuminance(luminance(light), c, h, 'lighter');
  return { light: colour, dark: colour };
}

function paint(tokens: Tokens, given: Readonly<Partial<Record<Hue, string | Scale>>>): Tokens {
  const scales = hueNames.flatMap((hue) => {
    const own = given[hue];
    return own === undefined ? [] : [{ hue, scale: scaleOf(own, hue) }];
  });
  const brand = scales.find(({ hue }) => hue === 'purple');
  const scale: Record<ScaleColour, Pair> = {
    ...tokens.scale,
    ...Object.fromEntries(scales.flatMap(({ hue, scale: own }) => steps(hue, own))),
    ...(brand && { petal: petalOf(brand.scale, tokens.scale.petal) }),
  };
  return { ...tokens, scale };
}

const both = (colour: string | Pair): Pair =>
  typeof colour === 'string' ? { light: colour, dark: colour } : colour;

/**
 * A theme of one's own over Siren's: colours by one colour each, single roles, roundings, fonts. Both themes stay, and
 * the contrast of every pair is checked: hold `problems` to be empty in a test.
 */
export function createBrandTheme(changes: BrandThemeChanges): BrandTheme {
  const { tokens = sirenTokens, brand, accent, neutral, roles = {}, radius, font } = changes;
  const painted = paint(tokens, {
    ...(brand && { purple: brand }),
    ...(accent && { teal: accent }),
    ...(neutral && { neutral }),
  });
  const own: Tokens = {
    ...painted,
    radius: { ...painted.radius, ...radius },
    font: font ? { ...painted.font, text: font } : painted.font,
  };
  const single = Object.entries(roles).map(([role, colour]) => [role, both(colour)]);
  const colours = { ...colourRoles(own.roles, own.scale), ...Object.fromEntries(single) };
  const siren = cssVars(sirenTokens, colourRoles(sirenTokens.roles, sirenTokens.scale));
  const vars = Object.fromEntries(
    Object.entries(cssVars(own, colours)).filter(([name, value]) => siren[name as `--${string}`] !== value),
  ) as CssVars;
  return {
    vars,
    css: (selector) => themeRules(selector, vars),
    problems: checkContrast(colours),
  };
}
