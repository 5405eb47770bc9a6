import iconv from 'iconv-lite';

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

export interface FeedEncoding {
  /** Lower-case name, e.g. `windows-1251`. */
  name: string;
  /** Whether it is none of what the feed said of itself: its bytes are no UTF-8. */
  guessed: boolean;
}

const isUtf8 = (bytes: Uint8Array) => {
  try {
    // A letter may be cut off at the end of the first piece: streaming does not count that as an error.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/** The encoding of a feed by its first bytes: byte order mark, XML declaration; null for an unknown one. */
export function detectEncoding(head: Uint8Array): FeedEncoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return { name: 'utf-16le', guessed: false };
  if (head[0] === 0xfe && head[1] === 0xff) return { name: 'utf-16be', guessed: false };
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { name: 'utf-8', guessed: false };
  const start = Buffer.from(head.subarray(0, 256)).toString('latin1');
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/i.exec(start)?.[1]?.toLowerCase();
  const name = KNOWN.get(declared ?? 'utf-8');
  if (name === undefined) return null;
  if (name === 'utf-8' && !isUtf8(head)) return { name: 'windows-1251', guessed: true };
  return { name, guessed: false };
}

/** A decoder of the feed's pieces that keeps letters cut between two pieces whole. */
export function createDecoder(encoding: string): { write(bytes: Uint8Array): string; end(): string } {
  const decoder = iconv.getDecoder(encoding, { stripBOM: true });
  return {
    write: (bytes) => decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    end: () => decoder.end() ?? '',
  };
}

/** How many bytes the encoding is judged by. */
const HEAD = 4096;

/** Longest piece, in bytes, that is read at a time. */
const PIECE = 65_536;

function* inPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}

/** The same bytes in pieces of a bounded size, the first one long enough to judge the encoding by. */
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
