import { contrast, luminance } from '../../contrast.ts';
import { hues, modes, palette } from '../../scales.ts';
import type { Hue, Mode, Scale } from '../../scales.ts';
import { toOklch } from './oklch.ts';
import { withLuminance } from './withLuminance.ts';

/** White words must be legible on the solid step. */
const WORDS = 4.5;
const SOLID = 9;
const HOVER = 10;
const HEX = /^#[\da-f]{6}$/i;

/** What is laid on grounds keeps its distance from them when it is rounded; grounds keep theirs. */
const sideOf = (step: number, mode: Mode) => {
  const isGround = step < 7;
  if (mode === 'light') return isGround ? 'lighter' : 'darker';
  return isGround || step === SOLID || step === HOVER ? 'darker' : 'lighter';
};

function stepOf(colour: string, pattern: Hue, mode: Mode, index: number): string {
  const { c, h } = toOklch(colour);
  const model = hues[pattern][mode][index] ?? '';
  const share = toOklch(model).c / toOklch(hues[pattern].light[SOLID - 1] ?? '').c;
  return withLuminance(luminance(model), c * share, h, sideOf(index + 1, mode));
}

/**
 * Twelve steps for both themes out of one colour, as light and as dark as those of Siren's own scale `pattern`: so
 * every pair of colours keeps the contrast that it has there. In light the solid step is the colour itself if white
 * words are legible on it, else the same hue, darker. Throws for what is not `#rrggbb`.
 */
export function createScale(colour: string, pattern: Hue = 'purple'): Scale {
  if (!HEX.test(colour))
    throw new TypeError(`A colour like "#0b7a5b" is expected, not ${JSON.stringify(colour)}.`);
  const [light, dark] = modes.map((mode) =>
    hues[pattern][mode].map((_, index) => stepOf(colour, pattern, mode, index)),
  ) as [string[], string[]];
  if (contrast(palette.white.light, colour) >= WORDS) {
    const { c, h } = toOklch(colour);
    light[SOLID - 1] = colour.toLowerCase();
    light[HOVER - 1] = withLuminance(luminance(colour) * 0.8, c, h, 'darker');
  }
  return { light, dark };
}
