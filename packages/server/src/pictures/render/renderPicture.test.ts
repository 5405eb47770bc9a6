import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renderPicture } from './renderPicture.ts';

const WIDTH = 640;
const PLAIN = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${WIDTH}"><circle r="90" fill="#7a4"/></svg>`;
/** A cloth seen near: many small squares, each in a colour of its own. */
const CLOTH = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${WIDTH}">${Array.from(
  { length: 1_600 },
  (_, at) => {
    const [x, y] = [(at % 40) * 16, Math.floor(at / 40) * 16];
    const color = `rgb(${(at * 37) % 256},${(at * 91) % 256},${(at * 53) % 256})`;
    return `<rect x="${x}" y="${y}" width="16" height="16" fill="${color}"/>`;
  },
).join('')}</svg>`;

/** Qualities that were encoded with, in their order. */
const asked: (number | undefined)[] = [];
const { webp } = sharp.prototype as Sharp;
beforeAll(() => {
  (sharp.prototype as Sharp).webp = function noted(options) {
    asked.push(options?.quality);
    return webp.call(this, options);
  };
});
afterAll(() => {
  (sharp.prototype as Sharp).webp = webp;
});
beforeEach(() => {
  asked.length = 0;
});

describe('a drawing for a card', () => {
  test('is encoded once where it is light', async () => {
    const file = await renderPicture({ svg: PLAIN }, { width: WIDTH, format: 'webp' });
    expect(file.length).toBeLessThan(8_192);
    expect(asked).toEqual([75]);
  });

  test('is encoded once more where it is heavy, and stays at what is still smooth however heavy it is then', async () => {
    const file = await renderPicture({ svg: CLOTH }, { width: WIDTH, format: 'webp' });
    expect(file.length).toBeGreaterThan(8_192);
    expect(asked).toEqual([75, 46]);
  });

  test('lies in its second form where that weighs less', async () => {
    const file = await renderPicture({ svg: CLOTH }, { width: WIDTH, format: 'webp' });
    const wider = await renderPicture({ svg: CLOTH }, { width: WIDTH + 1, format: 'webp' });
    expect(file.length).toBeLessThan(wider.length);
    expect(asked).toEqual([75, 46, 75]);
  });
});

test.each([
  ['a wider drawing', { svg: CLOTH }, WIDTH + 1],
  ['a photo', null, WIDTH],
] as const)('%s is encoded once, smooth, whatever it weighs', async (_what, drawing, width) => {
  const bytes = await sharp(Buffer.from(CLOTH)).png().toBuffer();
  await renderPicture(drawing ?? { bytes }, { width, format: 'webp' });
  expect(asked).toEqual([75]);
});
