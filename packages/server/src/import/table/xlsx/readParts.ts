import { Unzip, UnzipInflate } from 'fflate';
import { FeedError } from '../../problems/index.ts';

/** Most bytes of a table, and most that its parts may unpack to each time it is gone through: more is a trap. */
export const PACKED_MAX = 128 * 1024 * 1024;
const UNPACKED_MAX = 1024 * 1024 * 1024;
const ENTRIES_MAX = 5_000;
/** Packed bytes that are unpacked at a time: they may be a thousand times as many in memory. */
const PIECE = 16 * 1024;

/** All bytes of a file that has to be gone through more than once. @throws FeedError where they are too many */
export async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > PACKED_MAX) throw new FeedError('table_too_large', null);
    // What is read into is read into again.
    pieces.push(Uint8Array.from(piece));
  }
  return Buffer.concat(pieces);
}

export interface PartPiece {
  name: string;
  bytes: Uint8Array;
}

/**
 * Goes through an archive and unpacks the parts that are wanted, piece by piece.
 *
 * @throws FeedError where it is broken, or unpacks to more than it may
 */
export function* readParts(
  packed: Uint8Array,
  isWanted: (name: string) => boolean,
  max = UNPACKED_MAX,
): Generator<PartPiece[]> {
  let pieces: PartPiece[] = [];
  let size = 0;
  let entries = 0;
  const unzip = new Unzip((entry) => {
    entries += 1;
    if (entries > ENTRIES_MAX) throw new FeedError('table_too_large', null);
    const name = entry.name.replaceAll('\\', '/');
    if (!isWanted(name)) return;
    entry.ondata = (error, bytes) => {
      if (error) throw error;
      size += bytes.length;
      if (size > max) throw new FeedError('table_too_large', null);
      pieces.push({ name, bytes });
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < packed.length; from += PIECE) {
      unzip.push(packed.subarray(from, from + PIECE), from + PIECE >= packed.length);
      yield pieces;
      pieces = [];
    }
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError('table_broken', null);
  }
}
