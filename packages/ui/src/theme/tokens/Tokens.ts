import type { Role, RoleName } from '../roles.ts';
import type { Mode, Pair, ScaleColour } from '../scales.ts';
import type { Glass, ShadowLayer } from '../shade.ts';

/** Points of a curve: x1, y1, x2, y2. */
export type Bezier = readonly [number, number, number, number];

type Lengths = Readonly<Record<string, string>>;

/** All that a theme is made of, as plain data: what goes to design tools and comes back. */
export interface Tokens {
  /** First layer: colours by name. */
  scale: Readonly<Record<ScaleColour, Pair>>;
  /** Second layer: which of them plays which role. */
  roles: Readonly<Record<RoleName, Role>>;
  float: readonly ShadowLayer[];
  veil: Readonly<Record<Mode, Glass>>;
  /** Lengths in `px` or `rem`. */
  space: Lengths;
  size: Lengths;
  radius: Lengths;
  control: Lengths;
  breakpoint: Lengths;
  /** Durations in `ms`. */
  motion: Lengths;
  ease: Readonly<Record<string, Bezier>>;
  /** Fonts in the order of preference. */
  font: Readonly<Record<string, readonly string[]>>;
  weight: Readonly<Record<string, number>>;
  /** Between letters, in shares of the type size. */
  tracking: Readonly<Record<string, number>>;
}
