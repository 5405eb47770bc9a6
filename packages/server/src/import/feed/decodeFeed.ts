import iconv from 'iconv-lite';
import { FeedError, problem } from '../problems/index.ts';
import type { Problem } from '../problems/index.ts';
import { weighUtf8 } from './weighUtf8.ts';

/** Encodings that feeds come in; others are refused rather than guessed. */
const KNOWN = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['windows-1251', 'windows-1251'],
  ['cp1251', 'windows-1251'],
  ['koi8-r', 'koi8-r'],
  // A declaration that can be read byte by byte is not written in two bytes a letter, whatever it says.
  ['utf-16', 'utf-8'],
]);

/** Letters that it takes to believe the bytes more than what the feed says of itself. */
const TO_DIFFER = 3;
/** Letters after which it is settled. */
const TO_SETTLE = 200;

interface Label {
  /** Lower-case name, e.g. `windows-1251`. */
  name: string;
  /** Whether a byte order mark tells it, which nobody writes by mistake. */
  marked: boolean;
}

/** What a feed says of its encoding by its first bytes: byte order mark, XML declaration; null for an unknown one. */
function labelOf(head: Uint8Array): Label | null {
  if (head[0] === 0xff && head[1] === 0xfe) return { name: 'utf-16le', marked: true };
  if (head[0] === 0xfe && head[1] === 0xff) return { name: 'utf-16be', marked: true };
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { name: 'utf-8', marked: true };
  const start = Buffer.from(head.subarray(0, 256)).toString('latin1');
  const declared = /^[\s\u00ef\u00bb\u00bf]*<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/i.exec(start)?.[1];
  const name = KNOWN.get(declared?.toLowerCase() ?? 'utf-8');
  return name === undefined ? null : { name, marked: false };
}

export interface DecodeOptions {
  /** Told before anything is decoded, and again where what follows shows another encoding. */
  onEncoding: (encoding: string) => void | Promise<void>;
  report: (problem: Problem) => void;
}

/** A decoder of pieces that keeps letters cut between two pieces whole. */
function createDecoder(encoding: string) {
  const decoder = iconv.getDecoder(encoding, { stripBOM: true });
  return {
    write: (bytes: Uint8Array) =>
      decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    end: () => decoder.end() ?? '',
  };
}

/** Judges the encoding piece by piece, until enough letters have told it. */
function createJudge({ name: label, marked }: Label) {
  let whole = 0;
  let damaged = 0;
  let first = true;
  return (piece: Uint8Array): string => {
    if (!marked && whole + damaged < TO_SETTLE) {
      const found = weighUtf8(piece, !first);
      whole += found.whole;
      damaged += found.damaged;
    }
    first = false;
    if (marked || whole + damaged < TO_DIFFER) return label;
    if (whole > damaged) return 'utf-8';
    return label === 'utf-8' ? 'windows-1251' : label;
  };
}

/**
 * The text of a feed by what most of its bytes say: UTF-8 is told from encodings of one byte a letter by its letters, so
 * neither a damaged byte nor a wrong name in the declaration costs the rest.
 *
 * @throws FeedError where the feed names an unknown encoding
 */
export async function* decodeFeed(
  bytes: AsyncIterable<Uint8Array>,
  { onEncoding, report }: DecodeOptions,
): AsyncGenerator<string> {
  let judge: ReturnType<typeof createJudge> | null = null;
  let decoder: ReturnType<typeof createDecoder> | null = null;
  let label = '';
  let encoding = '';
  for await (const piece of bytes) {
    if (!judge) {
      const said = labelOf(piece);
      if (!said) throw new FeedError('unknown_encoding', 1);
      judge = createJudge(said);
      label = said.name;
    }
    const next = judge(piece);
    if (!decoder || next !== encoding) {
      const rest = decoder?.end();
      if (rest) yield rest;
      encoding = next;
      if (encoding !== label)
        report(problem('encoding_guessed', { line: 1, value: `назван ${label}, прочитан как ${encoding}` }));
      await onEncoding(encoding);
      decoder = createDecoder(encoding);
    }
    yield decoder.write(piece);
  }
  const rest = decoder?.end();
  if (rest) yield rest;
}

/** How many bytes the encoding is judged by. */
const HEAD = 4096;

/** Longest piece, in bytes, that is read at a time. */
const PIECE = 65_536;

function* inPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}

/** The same bytes in pieces of a bounded size, the first one long enough to judge the file by. */
export async function* withHead(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | null = new Uint8Array();
  for await (const piece of bytes) {
    if (head === null) yield* inPieces(piece);
    else {
      head = Buffer.concat([head, piece]);
      if (head.length < HEAD) continue;
      yield* inPieces(head);
      head = null;
    }
  }
  if (head) yield* inPieces(head);
}
