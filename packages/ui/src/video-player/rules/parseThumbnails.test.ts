import { expect, test } from 'vitest';
import { parseThumbnails } from './parseThumbnails.ts';

const base = 'https://shop.test/video/room.vtt';

test('reads pieces of a sheet, with or without hours and numbers of cues', () => {
  const vtt = [
    'WEBVTT',
    '',
    '1',
    '00:00.000 --> 00:30.000',
    'sheet.webp#xywh=0,0,160,90',
    '',
    '01:00:30.500 --> 01:01:00.000 align:start',
    'https://cdn.test/other.webp#xywh=pixel:160,90,160,90',
  ].join('\r\n');
  expect(parseThumbnails(vtt, base)).toEqual([
    { start: 0, end: 30, src: 'https://shop.test/video/sheet.webp', x: 0, y: 0, width: 160, height: 90 },
    { start: 3630.5, end: 3660, src: 'https://cdn.test/other.webp', x: 160, y: 90, width: 160, height: 90 },
  ]);
});

test.each([
  ['nothing', ''],
  ['another file', '<!doctype html><p>Not found</p>'],
  ['a comment', 'WEBVTT\n\nNOTE 00:00.000 is the start'],
  ['words', 'WEBVTT\n\n00:00.000 --> 00:30.000\nЗдравствуйте'],
  ['a time without a picture', 'WEBVTT\n\n00:00.000 --> 00:30.000'],
  ['a broken address', 'WEBVTT\n\n00:00.000 --> 00:30.000\nhttp://[#xywh=0,0,1,1'],
])('finds no pictures in %s', (_what, text) => expect(parseThumbnails(text, base)).toEqual([]));
