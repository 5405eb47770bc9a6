import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFromUrl, kinds, parsePictureUrl, pictureUrl, view, viewNamesOf } from './index.ts';
import type { FurnitureKind, ParamsOf } from './index.ts';
import { anyParams } from './testing/any-params.ts';

const anyPicture = fc.constantFrom(...kinds).chain((kind) =>
  fc.record({
    kind: fc.constant<FurnitureKind>(kind),
    params: anyParams(kind).map((params) => params as ParamsOf<FurnitureKind>),
    view: fc.constantFrom(...viewNamesOf(kind)),
  }),
);

describe('addresses of pictures', () => {
  it('reads', () => {
    expect(pictureUrl('sofa', { w: 220, color: 'sage', pillows: ['milk', 'mustard'] })).toBe(
      'demo://furniture/sofa?w=220&color=sage&pillows=milk,mustard&view=main',
    );
  });

  it('brings back what went in', () => {
    fc.assert(
      fc.property(anyPicture, (given) => {
        expect(parsePictureUrl(pictureUrl(given.kind, given.params, given.view))).toEqual(given);
      }),
      { numRuns: 300 },
    );
  });

  it('is the same whatever the order of the parameters', () => {
    expect(pictureUrl('sofa', { color: 'sage', w: 220 })).toBe(pictureUrl('sofa', { w: 220, color: 'sage' }));
  });

  it('draws what the address says', () => {
    fc.assert(
      fc.property(anyPicture, ({ kind, params, view: which }) => {
        expect(drawFromUrl(pictureUrl(kind, params, which))).toBe(view(kind, params, which));
      }),
      { numRuns: 40 },
    );
  });
});
