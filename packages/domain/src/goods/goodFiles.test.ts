import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  GOOD_FILE_BYTES_MAX,
  goodFileFormat,
  goodFileFormats,
  goodFileKinds,
  goodFileName,
  goodFileProblem,
  webFileAddress,
} from './goodFiles.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
const ebml = (kind: string) =>
  `\u001A\u0045\u00DF\u00A3\u009F\u0042\u0086\u0081\u0001\u0042\u0082\u0084${kind}`;

test.each([
  ['a paper', '%PDF-1.7\n%âãÏÓ', 'pdf'],
  ['a film of a camera', '\0\0\0\u0020ftypisom\0\0\u0002\0', 'mp4'],
  ['a film for the web', ebml('webm'), 'webm'],
  ['captions', 'WEBVTT\n\n00:00.000 --> 00:01.000\nДиван', 'vtt'],
  ['captions with a mark of their encoding', '\u00EF\u00BB\u00BFWEBVTT', 'vtt'],
  ['a page', '<!doctype html><script>alert(1)</script>', null],
  ['a page that names a paper later', '<!-- %PDF-1.7 -->', null],
  ['a picture of a phone, which begins as a film does', '\0\0\0\u0020ftypheic\0\0\0\0', null],
  ['a film of QuickTime', '\0\0\0\u0014ftypqt  \0\0\0\0', null],
  ['another film of Matroska', ebml('matroska'), null],
  ['words that begin as captions do', 'WEBVTTS', null],
  ['nothing', '', null],
])('%s is told by its bytes', (_, head, format) => {
  expect(goodFileFormat(bytes(head))).toBe(format);
});

test('a file is taken just where it is one of its kind and not too large', () => {
  const formats = Object.values(goodFileFormats).flat();
  fc.assert(
    fc.property(
      fc.constantFrom(...goodFileKinds),
      fc.constantFrom(null, ...formats),
      fc.integer({ min: 0, max: 2 * GOOD_FILE_BYTES_MAX.film }),
      (kind, format, size) => {
        const isOne = format !== null && goodFileFormats[kind].includes(format);
        const fits = size <= GOOD_FILE_BYTES_MAX[kind];
        expect(goodFileProblem({ kind, format, bytes: size })).toBe(
          isOne ? (fits ? null : 'bytes') : 'format',
        );
      },
    ),
  );
});

test.each([
  ['Паспорт изделия.pdf', 'Паспорт изделия'],
  ['  Схема\tсборки \n v2.1.pdf', 'Схема сборки v2.1'],
  ['.pdf', 'Документ'],
  ['я'.repeat(200), 'я'.repeat(150)],
])('a file %j is called %j', (file, name) => {
  expect(goodFileName(file)).toBe(name);
});

test.each([
  [' https://P.invalid/схема.pdf ', 'https://p.invalid/%D1%81%D1%85%D0%B5%D0%BC%D0%B0.pdf'],
  ['http://p.invalid/1.pdf', null],
  ['https://name:word@p.invalid/1.pdf', null],
  ['upload:1.pdf', null],
  ['demo://papers/1.pdf', null],
  ['javascript:alert(1)', null],
  [`https://p.invalid/${'1'.repeat(2_000)}`, null],
  ['паспорт', null],
])('an address %j is kept as %j', (typed, kept) => {
  expect(webFileAddress(typed)).toBe(kept);
});
