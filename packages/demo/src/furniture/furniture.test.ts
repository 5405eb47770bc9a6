import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { drawFromUrl, kinds, picture, sizeOf, tileFor, tiles, view, viewNamesOf } from './index.ts';
import type { FurnitureKind, PictureOptions } from './index.ts';
import { anyParams, draw } from './testing/any-params.ts';
import { drawnBounds } from './testing/drawn-bounds.ts';

const most = 60_000;

const parse = (svg: string): { ids: string[]; used: string[] } => {
  const ids: string[] = [];
  const used: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ attributes }) => {
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'id') ids.push(value);
      if (name === 'href') used.push(value.slice(1));
      used.push(...[...value.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1] ?? ''));
    }
  });
  parser.write(svg).close();
  return { ids, used };
};

const expectSound = (svg: string): void => {
  const { ids, used } = parse(svg);
  expect(new Set(ids).size).toBe(ids.length);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  expect(svg.length).toBeLessThan(most);
};

describe.each(kinds)('%s', (kind) => {
  it('draws well-formed pictures from every side', () => {
    for (const name of viewNamesOf(kind)) expectSound(view(kind, {}, name));
  });

  it('draws whatever its parameters allow', () => {
    fc.assert(
      fc.property(anyParams(kind), fc.boolean(), (params, grain) =>
        expectSound(draw(kind, params, { grain })),
      ),
      { numRuns: 25 },
    );
  });

  it('draws the same text for the same arguments', () => {
    fc.assert(
      fc.property(anyParams(kind), (params) => {
        expect(draw(kind, params)).toBe(draw(kind, params));
      }),
      { numRuns: 5 },
    );
  });

  it('stays inside its picture', () => {
    const inside = (name: FurnitureKind, options: PictureOptions): void => {
      const { left, top, right, bottom } = drawnBounds(picture(name, {}, options));
      expect(left).toBeGreaterThan(0);
      expect(top).toBeGreaterThanOrEqual(-0.5);
      expect(right).toBeLessThan(400 * (options.ratio ?? 1));
      expect(bottom).toBeLessThan(400);
    };
    for (const ratio of [1, 1.5, 0.75]) inside(kind, { ratio });
  });

  it('shares no ids between pictures of different prefixes', () => {
    const ids = ['a', 'b'].map((idPrefix) => parse(picture(kind, {}, { idPrefix })).ids);
    expect(ids[0]?.filter((id) => ids[1]?.includes(id))).toEqual([]);
  });
});

describe('picture', () => {
  it('writes its size, its view box and its label', () => {
    const svg = picture('sofa', {}, { ratio: 1.5, size: 300, label: 'Диван «Тихий» & пуф' });
    expect(svg).toContain('width="450" height="300" viewBox="0 0 600 400"');
    expect(svg).toContain('role="img" aria-label="Диван «Тихий» &amp; пуф"');
  });

  it('refuses parameters that the kind does not know or allow', () => {
    expect(() => draw('sofa', { wheels: 4 })).toThrow('Unknown parameter "wheels"');
    expect(() => draw('sofa', { w: 9000 })).toThrow('"w" must be a number from 60 to 340');
    expect(() => draw('sofa', { color: 'beige' })).toThrow('"color" must be');
  });
});

describe('views', () => {
  it('gives three to five of them', () => {
    for (const kind of kinds) expect(viewNamesOf(kind).length).toBeGreaterThanOrEqual(3);
  });

  it('shows the size that the parameters say', () => {
    expect(sizeOf('sofa', { w: 220 })).toEqual({ width: 220, height: 82, depth: 92 });
    expect(sizeOf('rug', { w: 200, d: 140 })).toEqual({ width: 200, height: 0, depth: 140 });
  });
});

describe('tileFor', () => {
  it('never gives a good the tile of its own hue', () => {
    expect(tileFor('sofa', { color: 'sage' })).not.toBe('sage');
    expect(tileFor('sofa', { color: 'lilac' })).not.toBe('lilac');
    expect(tileFor('sofa', { color: 'dust' })).not.toBe('mist');
    expect(tileFor('armchair', { color: 'terracotta' })).not.toBe('clay');
  });

  it('puts white goods on a deep tile', () => {
    expect(['linen', 'slate']).toContain(tileFor('chest', { wood: 'white', front: 'white' }));
  });

  it('names a tile for all parameters', () => {
    for (const kind of kinds) {
      fc.assert(
        fc.property(anyParams(kind), (params) => {
          expect(tiles).toHaveProperty(tileFor(kind, params));
        }),
        { numRuns: 20 },
      );
    }
  });
});

describe('drawFromUrl', () => {
  it('names what it cannot understand', () => {
    expect(() => drawFromUrl('https://example.org/sofa.png')).toThrow('Not an address of a drawn picture');
    expect(() => drawFromUrl('demo://furniture/piano')).toThrow('Unknown kind of furniture "piano"');
    expect(() => drawFromUrl('demo://furniture/sofa?wheels=4')).toThrow('Unknown parameter "wheels"');
    expect(() => drawFromUrl('demo://furniture/sofa?w=wide')).toThrow('"w" must be a number');
    expect(() => drawFromUrl('demo://furniture/mirror?view=side')).toThrow('Unknown view "side" of mirror');
  });
});
