import { Unzip, UnzipInflate } from 'fflate';
import type { UnzipDecoder, UnzipFile } from 'fflate';

export interface ZipOptions {
  /** Whether an entry is to be unpacked. */
  isWanted: (name: string) => boolean;
  /** Hears the name of each entry. */
  onEntry?: (name: string) => void;
  bounds?: ZipBounds;
}

export interface ZipBounds {
  /** Of what is unpacked, in all. */
  bytes: number;
  entries: number;
}

/** What an archive may hold: more is a trap. */
const BOUNDS: ZipBounds = { bytes: 1024 * 1024 * 1024, entries: 20_000 };
/** Compressed bytes that are unpacked at a time: they may be a thousand times as many in memory. */
const PIECE = 16 * 1024;

/** Why an archive is read no further: it holds too much, or it is broken, cut off or locked. */
export class ZipError extends Error {
  readonly failure: 'entries' | 'bytes' | 'broken';
  constructor(failure: ZipError['failure'], options?: ErrorOptions) {
    super(`The archive is not read: ${failure}`, options);
    this.name = 'ZipError';
    this.failure = failure;
  }
}

/** Some bytes of an entry, in their order. */
export interface ZipPiece {
  name: string;
  bytes: Uint8Array;
  isLast: boolean;
}

/** Unpacks an entry that is wanted, and goes over any other. */
const createDecoder = (isWanted: (name: string) => boolean) =>
  class implements UnzipDecoder {
    static readonly compression = 8;
    ondata: UnzipDecoder['ondata'] = () => {};
    readonly #inflate: UnzipInflate | null;
    constructor(told: string) {
      this.#inflate = isWanted(zipName(told)) ? new UnzipInflate() : null;
    }
    push(bytes: Uint8Array, isLast: boolean): void {
      if (!this.#inflate) return;
      this.#inflate.ondata = this.ondata;
      this.#inflate.push(bytes, isLast);
    }
  };

/** A name is told in UTF-8 or letter by byte: macOS means UTF-8 all the same, and Windows the letters of DOS. */
export function zipName(told: string): string {
  const isBytes = /[\u0080-\u00ff]/u.test(told) && !/[^\0-\u00ff]/u.test(told);
  if (!isBytes) return told.normalize();
  const bytes = Buffer.from(told, 'latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize();
  } catch {
    return new TextDecoder('ibm866').decode(bytes);
  }
}

/** Pieces of the entries that are wanted, as bytes of the archive are pushed. */
function createUnpacking({ isWanted, onEntry = () => {}, bounds = BOUNDS }: ZipOptions) {
  let pieces: ZipPiece[] = [];
  let entries = 0;
  let size = 0;
  const unzip = new Unzip((entry: UnzipFile) => {
    entries += 1;
    if (entries > bounds.entries) throw new ZipError('entries');
    const name = zipName(entry.name);
    onEntry(name);
    const wanted = isWanted(name);
    entry.ondata = (error, bytes, isLast) => {
      if (!wanted) return;
      if (error) throw error;
      size += bytes.length;
      if (size > bounds.bytes) throw new ZipError('bytes');
      pieces.push({ name, bytes, isLast });
    };
    // One that is not begun would be kept in memory.
    entry.start();
  });
  unzip.register(createDecoder(isWanted));
  return {
    push(bytes: Uint8Array, isLast: boolean): ZipPiece[] {
      unzip.push(bytes, isLast);
      const taken = pieces;
      pieces = [];
      return taken;
    },
  };
}

function* cut(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}

/**
 * Unpacks the entries of an archive whose names are wanted, piece by piece, in the order in which it has them. The others are
 * gone over.
 *
 * @throws ZipError where it is broken, or holds more than it may
 */
export async function* readZip(
  archive: AsyncIterable<Uint8Array>,
  options: ZipOptions,
): AsyncGenerator<ZipPiece> {
  const unpacking = createUnpacking(options);
  const push = (bytes: Uint8Array, isLast: boolean) => {
    try {
      return unpacking.push(bytes, isLast);
    } catch (error) {
      throw error instanceof ZipError ? error : new ZipError('broken', { cause: error });
    }
  };
  let isOpen = false;
  const told = function* (pieces: readonly ZipPiece[]) {
    for (const piece of pieces) {
      isOpen = !piece.isLast;
      yield piece;
    }
  };
  for await (const bytes of archive) for (const piece of cut(bytes)) yield* told(push(piece, false));
  yield* told(push(new Uint8Array(), true));
  if (isOpen) throw new ZipError('broken');
}
