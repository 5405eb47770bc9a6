import { contrast, luminance } from '../../contrast.ts';
import { pairs } from '../../pairs.ts';
import type { ContrastPair } from '../../pairs.ts';
import type { RoleName } from '../../roles.ts';
import { modes } from '../../scales.ts';
import type { Mode, Pair } from '../../scales.ts';
import { toOklch } from './oklch.ts';
import { withLuminance } from './withLuminance.ts';

export interface ContrastProblem extends ContrastPair {
  mode: Mode;
  /** What there is, from 1 to 21. */
  contrast: number;
  /** What is wrong and which colours would do. */
  message: string;
}

/** The nearest colour of the hue that stands far enough from the other one, first on the side where it stands. */
function mended(colour: string, other: string, least: number): string | undefined {
  const { c, h } = toOklch(colour);
  const lighter = least * (luminance(other) + 0.05) - 0.05;
  const darker = (luminance(other) + 0.05) / least - 0.05;
  const up = lighter <= 1 ? withLuminance(lighter, c, h, 'lighter') : undefined;
  const down = darker >= 0 ? withLuminance(darker, c, h, 'darker') : undefined;
  return luminance(colour) > luminance(other) ? (up ?? down) : (down ?? up);
}

function messageOf({ text, ground, least }: ContrastPair, mode: Mode, over: string, under: string): string {
  const measured = `${text} ${over} on ${ground} ${under} in ${mode}: ${contrast(over, under).toFixed(2)}`;
  const advice = [
    [text, mended(over, under, least)],
    [ground, mended(under, over, least)],
  ].flatMap(([role, colour]) => (colour ? [`${role} ${colour}`] : []));
  return `${measured}, at least ${least} is needed; ${advice.join(' or ')} would do`;
}

/** Pairs of roles that are too near one another in a set of colours, by the same table as Siren's own. */
export const checkContrast = (colours: Readonly<Record<RoleName, Pair>>): ContrastProblem[] =>
  pairs.flatMap((pair) =>
    modes.flatMap((mode) => {
      const [over, under] = [colours[pair.text][mode], colours[pair.ground][mode]];
      const found = contrast(over, under);
      if (found >= pair.least) return [];
      return [{ ...pair, mode, contrast: found, message: messageOf(pair, mode, over, under) }];
    }),
  );
