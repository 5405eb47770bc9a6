import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { colourRoles, flatRoles } from './meaning.ts';
import { pairs } from './pairs.ts';
import { hueNames, hues, modes, palette, statusNames } from './scales.ts';

const WORDS = 4.5;
const LOUD = 7;
const EDGE = 3;
const white = palette.white.light;

describe('contrast', () => {
  it('agrees with the examples of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#336699', '#336699')).toBe(1);
  });
});

describe.each(modes)('the %s theme', (mode) => {
  const colours = colourRoles(flatRoles, palette);

  it.each(pairs)('$text on $ground', ({ text, ground, least }) => {
    expect(contrast(colours[text][mode], colours[ground][mode])).toBeGreaterThanOrEqual(least);
  });

  const scales = hueNames.map((name) => ({ name, steps: hues[name][mode] }));
  const step = (steps: readonly string[], number: number) => steps[number - 1] ?? '';
  const grounds = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

  describe.each(scales)('the $name scale', ({ steps }) => {
    it.each(grounds(5))('carries words of 11 and 12 on step %i', (ground) => {
      expect(contrast(step(steps, 11), step(steps, ground))).toBeGreaterThanOrEqual(WORDS);
      expect(contrast(step(steps, 12), step(steps, ground))).toBeGreaterThanOrEqual(LOUD);
    });
    it.each(grounds(3))('shows edges of 8 on step %i', (ground) => {
      expect(contrast(step(steps, 8), step(steps, ground))).toBeGreaterThanOrEqual(EDGE);
    });
    it.each([9, 10])('carries white words on step %i', (ground) => {
      expect(contrast(white, step(steps, ground))).toBeGreaterThanOrEqual(WORDS);
    });
  });

  it.each(statusNames)('%s says its status in words on its own grounds', (name) => {
    const at = (number: 2 | 5 | 9 | 11) => palette[`${name}.${number}`][mode];
    expect(contrast(at(11), at(2))).toBeGreaterThanOrEqual(WORDS);
    expect(contrast(at(11), at(5))).toBeGreaterThanOrEqual(WORDS);
    expect(contrast(white, at(9))).toBeGreaterThanOrEqual(WORDS);
  });
});
