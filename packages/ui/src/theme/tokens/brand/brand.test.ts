import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, luminance } from '../../contrast.ts';
import { hueNames, hues, modes } from '../../scales.ts';
import { fromDtcg } from '../dtcg/fromDtcg.ts';
import { toDtcg } from '../dtcg/toDtcg.ts';
import { sirenTokens } from '../sirenTokens.ts';
import { createBrandTheme } from './createBrandTheme.ts';
import { createScale } from './createScale.ts';
import { fromOklch, toOklch } from './oklch.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('a colour', () => {
  it('is the same after a way through OKLCH', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(fromOklch(toOklch(colour))).toBe(colour);
      }),
    );
  });
  it('is made greyer where no screen shows it, and keeps its lightness', () => {
    const { l } = toOklch(fromOklch({ l: 0.6, c: 0.4, h: 2.5 }));
    expect(l).toBeCloseTo(0.6, 1);
  });
});

describe('a scale of one colour', () => {
  it('has the colour itself on the solid step where white words are legible on it', () => {
    expect(createScale('#0B7A5B').light[8]).toBe('#0b7a5b');
  });
  it('has a darker one of its hue where they are not', () => {
    const solid = createScale('#ffd400').light[8] ?? '';
    expect(contrast('#ffffff', solid)).toBeGreaterThanOrEqual(4.5);
    expect(toOklch(solid).h).toBeCloseTo(toOklch('#ffd400').h, 1);
  });
  it.each(hueNames)('is as light and as dark as %s, which it stands for', (hue) => {
    const scale = createScale('#d0472f', hue);
    const away = modes.flatMap((mode) =>
      hues[hue][mode].map((model, index) => Math.abs(luminance(model) - luminance(scale[mode][index] ?? ''))),
    );
    // The solid step in light is the colour itself, the next one its shade.
    away.splice(8, 2);
    expect(Math.max(...away)).toBeLessThan(0.01);
  });
  it.each(['red', '#fff', '', '#12345g'])('cannot be made of %j', (colour) => {
    expect(() => createScale(colour)).toThrow('A colour like "#0b7a5b" is expected');
  });
});

describe('a theme of one’s own', () => {
  it('is legible whatever the colour is', () => {
    const part = fc.constantFrom('brand', 'accent', 'neutral');
    fc.assert(
      fc.property(part, hex, (name, colour) => {
        expect(createBrandTheme({ [name]: colour }).problems).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('sets only what is not as in Siren', () => {
    expect(createBrandTheme({}).vars).toEqual({});
    expect(createBrandTheme({ radius: { m: '4px' }, font: ['PT Sans', 'sans-serif'] }).vars).toEqual({
      '--radius-m': '4px',
      '--font-text': "'PT Sans', sans-serif",
    });
    const { vars } = createBrandTheme({ brand: '#0b7a5b' });
    expect(vars['--brand-solid']).toMatch(/^light-dark\(#0b7a5b, #[\da-f]{6}\)$/);
    expect(vars).toHaveProperty('--surface-selected');
    expect(vars).not.toHaveProperty('--accent-solid');
  });

  it('takes twelve steps of its own and colours of single roles', () => {
    const { vars } = createBrandTheme({
      brand: hues.teal,
      roles: { 'text.link': { light: '#0000ee', dark: '#9999ff' }, 'surface.inverse': '#000000' },
    });
    expect(vars['--brand-solid']).toBe('light-dark(#007873, #007b77)');
    expect(vars['--text-link']).toBe('light-dark(#0000ee, #9999ff)');
    expect(vars['--surface-inverse']).toBe('#000000');
  });

  it('says what cannot be read, how far it is from good, and which colours would do', () => {
    const { problems } = createBrandTheme({
      roles: { 'brand.solid': { light: '#7ad0b0', dark: '#8a4bdb' } },
    });
    expect(problems[0]).toMatchObject({
      text: 'text.onBrand',
      ground: 'brand.solid',
      mode: 'light',
      least: 4.5,
    });
    expect(problems[0]?.message).toMatch(
      /^text\.onBrand #ffffff on brand\.solid #7ad0b0 in light: 1\.83, at least 4\.5 is needed; text\.onBrand #\w{6} or brand\.solid #\w{6} would do$/,
    );
    const advised = /brand\.solid (#\w{6}) would do/.exec(problems[0]?.message ?? '')?.[1] ?? '';
    expect(contrast('#ffffff', advised)).toBeGreaterThanOrEqual(4.5);
  });

  it('is a rule of CSS', () => {
    expect(createBrandTheme({ radius: { m: '4px' } }).css('[data-brand=mint]')).toBe(
      '[data-brand=mint] {\n  --radius-m: 4px;\n}\n',
    );
  });

  it('gives its colour to words that have none of their own', () => {
    const ink = createBrandTheme({ roles: { 'text.normal': '#112233' } });
    expect(ink.css('[data-brand=ink]')).toBe(
      '[data-brand=ink] {\n  --text-normal: #112233;\n  color: var(--text-normal);\n}\n',
    );
  });

  it('leaves the rule to the system where motion is to be reduced and where colours are forced', () => {
    const tokens = { ...sirenTokens, motion: { ...sirenTokens.motion, slow: '500ms' } };
    const css = createBrandTheme({ tokens, roles: { 'border.focus': '#0000ee' } }).css('[data-brand=mint]');
    expect(css).toBe(`[data-brand=mint] {
  --border-focus: #0000ee;
  --motion-slow: 500ms;
}
@media (prefers-reduced-motion: reduce) {
  [data-brand=mint] {
    --motion-slow: 0ms;
  }
}
@media (forced-colors: active) {
  [data-brand=mint] {
    --border-focus: Highlight;
  }
}
`);
  });

  it('may come out of a design tool', () => {
    const files = toDtcg(sirenTokens);
    expect(createBrandTheme({ tokens: fromDtcg(files) }).vars).toEqual({});
    files.light['surface'] = {
      ...(files.light['surface'] as object),
      page: { $type: 'color', $value: '{scale.neutral.3}' },
    };
    const { vars, problems } = createBrandTheme({ tokens: fromDtcg(files) });
    expect(vars).toEqual({ '--surface-page': 'light-dark(#f1eff3, #111013)' });
    expect(problems).toEqual([]);
  });
});
