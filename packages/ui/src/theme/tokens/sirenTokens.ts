import { control, fixed, motion, radius, size, space } from '../dimensions.ts';
import { families } from '../families.ts';
import { flatRoles } from '../meaning.ts';
import { breakpoints } from '../media.ts';
import { palette } from '../scales.ts';
import { float, veil } from '../shade.ts';
import type { Bezier, Tokens } from './Tokens.ts';

const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (fixed.ease.match(/-?[\d.]+/g) ?? []).map(Number);
const normal: Bezier = [x1, y1, x2, y2];

/** Siren's own theme as data. */
export const sirenTokens: Tokens = {
  scale: palette,
  roles: flatRoles,
  float,
  veil,
  space,
  size,
  radius,
  control,
  breakpoint: breakpoints,
  motion,
  ease: { normal },
  font: families,
  weight: fixed.weight,
  tracking: Object.fromEntries(
    Object.entries(fixed.tracking).map(([name, text]) => [name, Number.parseFloat(text)]),
  ),
};
