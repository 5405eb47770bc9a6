import { withoutUnseen } from '../typed/index.ts';
import { PAPER_NAME_MAX } from './papers.ts';

/** What a file that is uploaded for a good is. */
export const goodFileKinds = ['paper', 'film', 'captions'] as const;
export type GoodFileKind = (typeof goodFileKinds)[number];

/** What a file may be, by its bytes and not by its name; the end of its address, too. */
export type GoodFileFormat = 'pdf' | 'mp4' | 'webm' | 'vtt';

const MEGABYTE = 1024 * 1024;
/** A file that is uploaded at most, bytes. */
export const GOOD_FILE_BYTES_MAX: Readonly<Record<GoodFileKind, number>> = {
  paper: 20 * MEGABYTE,
  film: 30 * MEGABYTE,
  captions: MEGABYTE,
};

/** What of a kind the shop takes. */
export const goodFileFormats: Readonly<Record<GoodFileKind, readonly GoodFileFormat[]>> = {
  paper: ['pdf'],
  film: ['mp4', 'webm'],
  captions: ['vtt'],
};

/** The bytes that tell what a file is. */
const HEAD_BYTES = 64;

/** Brands of MP4 that browsers play: films of QuickTime and pictures of phones begin alike and have others. */
const MP4 = /^.{4}ftyp(?:iso[m2-9]|mp4[12]|avc1|dash|M4V |MSNV)/su;
/** The head of EBML and the kind of document in it: other ones of Matroska are no films of browsers. */
const WEBM = /^\x1a\x45\xdf\xa3.*?\x42\x82.webm/su;
const VTT = /^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/u;
const PDF = /^%PDF-\d/u;

/** What a file is by the bytes that it begins with; null for what the shop takes as no film and no paper. */
export function goodFileFormat(bytes: Uint8Array): GoodFileFormat | null {
  const head = String.fromCodePoint(...bytes.subarray(0, HEAD_BYTES));
  if (PDF.test(head)) return 'pdf';
  if (MP4.test(head)) return 'mp4';
  if (WEBM.test(head)) return 'webm';
  return VTT.test(head) ? 'vtt' : null;
}

/** What is wrong with an uploaded file: it is nothing of its kind, or too large. */
export type GoodFileProblem = 'format' | 'bytes';

export interface UploadedGoodFile {
  kind: GoodFileKind;
  format: GoodFileFormat | null;
  bytes: number;
}

/** Whether the shop takes a file; null where it does. */
export function goodFileProblem({ kind, format, bytes }: UploadedGoodFile): GoodFileProblem | null {
  if (!goodFileFormats[kind].some((one) => one === format)) return 'format';
  return bytes > GOOD_FILE_BYTES_MAX[kind] ? 'bytes' : null;
}

/** PostgreSQL's index on addresses holds no longer ones. */
const ADDRESS_MAX = 2_000;

/** The address of a film or a paper at another site as the shop keeps it; null for what pages of the shop may not ask for. */
export function webFileAddress(typed: string): string | null {
  const url = URL.canParse(typed.trim()) ? new URL(typed.trim()) : null;
  const isOpen = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return isOpen && new TextEncoder().encode(url.href).length <= ADDRESS_MAX ? url.href : null;
}

/** What a file is called by the name that it had at home: without its ending, of one line. */
export function goodFileName(file: string): string {
  const words = withoutUnseen(file)
    .replaceAll(/\s+/gu, ' ')
    .replace(/\.\w{1,5}$/u, '')
    .trim();
  return [...words].slice(0, PAPER_NAME_MAX).join('') || 'Документ';
}
