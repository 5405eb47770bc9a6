import { describe, expect, test } from 'vitest';
import { chooseSource } from './chooseSource.ts';
import { isStream } from './isStream.ts';

const [large, small, plain] = [{ src: 'l', height: 1080 }, { src: 's', height: 480 }, { src: 'p' }];
const usual = { saveData: false };

describe('the source', () => {
  test.each([
    ['the first', [large, small], usual, large],
    ['the smallest under Save-Data', [large, small], { saveData: true }, small],
    ['the one that was chosen, under Save-Data too', [large, small], { saveData: true, height: 1080 }, large],
    ['the first where the chosen one is gone', [small, plain], { ...usual, height: 720 }, small],
    ['the first under Save-Data where no height is known', [plain], { saveData: true }, plain],
    ['none where there is none', [], usual, null],
  ])('is %s', (_what, sources, wish, source) => expect(chooseSource(sources, wish)).toBe(source));
});

test.each([
  ['a.m3u8', undefined, true],
  ['https://cdn.test/A.M3U8?token=1#t', undefined, true],
  ['a', 'application/vnd.apple.mpegurl', true],
  ['a', 'application/x-mpegURL', true],
  ['a.m3u8.mp4', undefined, false],
  ['a.m3u8', 'video/mp4', false],
  ['a.webm', undefined, false],
])('%s of type %s is a stream: %s', (src, type, is) =>
  expect(isStream({ src, ...(type && { type }) })).toBe(is),
);
