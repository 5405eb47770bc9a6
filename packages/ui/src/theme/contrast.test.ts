import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { pairs } from './pairs.ts';
import { hues, modes, statusHues, white } from './scales.ts';

const WORDS = 4.5;
const LOUD = 7;
const EDGE = 3;

describe('contrast', () => {
  it('agrees with the examples of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#336699', '#336699')).toBe(1);
  });
});

describe.each(modes)('the %s theme', (mode) => {
  it.each(pairs)('$name', ({ text, ground, least }) => {
    expect(contrast(text[mode], ground[mode])).toBeGreaterThanOrEqual(least);
  });

  const scales = Object.entries(hues).map(([name, scale]) => ({ name, steps: scale[mode] }));
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

  it.each(Object.entries(statusHues))('%s says its status in words on its own grounds', (_name, hue) => {
    expect(contrast(hue[mode][11], hue[mode][2])).toBeGreaterThanOrEqual(WORDS);
    expect(contrast(hue[mode][11], hue[mode][5])).toBeGreaterThanOrEqual(WORDS);
    expect(contrast(white, hue[mode][9])).toBeGreaterThanOrEqual(WORDS);
  });
});
