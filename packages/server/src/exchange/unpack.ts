import { createReadStream } from 'node:fs';
import { open, mkdir } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Unzip, UnzipInflate } from 'fflate';
import type { UnzipFile } from 'fflate';
import { ExchangeError } from './ExchangeError.ts';
import { pathOf, takeWhole } from './inbox.ts';
import type { Inbox } from './inbox.ts';
import { incomingName, isArchive } from './incomingName.ts';

export interface UnpackBounds {
  bytes: number;
  entries: number;
}

/** What an archive may hold in all, unpacked: more is a trap. */
const BOUNDS: UnpackBounds = { bytes: 1024 * 1024 * 1024, entries: 20_000 };
/** Compressed bytes that are unpacked at a time: they may be a thousand times as many in memory. */
const PIECE = 16 * 1024;

interface Piece {
  name: string;
  bytes: Uint8Array;
  isLast: boolean;
}

/** Pieces of the entries that an exchange has a use for, as the archive brings them. */
function createUnpacking(bounds: UnpackBounds) {
  let pieces: Piece[] = [];
  let entries = 0;
  let bytes = 0;
  const unzip = new Unzip((entry: UnzipFile) => {
    entries += 1;
    if (entries > bounds.entries) throw new ExchangeError('В архиве слишком много файлов.');
    const name = incomingName(entry.name);
    const isWanted = name !== null && !isArchive(name);
    entry.ondata = (error, data, isLast) => {
      if (error) throw error;
      bytes += data.length;
      if (bytes > bounds.bytes) throw new ExchangeError('Распакованный архив слишком велик.');
      if (isWanted) pieces.push({ name, bytes: data, isLast });
    };
    // One that is not begun would be kept in memory.
    entry.start();
  });
  unzip.register(UnzipInflate);
  return {
    push(data: Uint8Array, isLast: boolean): Piece[] {
      unzip.push(data, isLast);
      const taken = pieces;
      pieces = [];
      return taken;
    },
  };
}

/**
 * Unpacks an archive of an exchange into its inbox, piece by piece.
 *
 * @throws ExchangeError where it is broken, or holds more than it may
 */
export async function unpack(inbox: Inbox, archive: string, bounds = BOUNDS): Promise<void> {
  const path = pathOf(inbox, archive);
  await mkdir(dirname(path), { recursive: true });
  const unpacking = createUnpacking(bounds);
  let current: { name: string; file: FileHandle; bytes: number } | null = null;
  const write = async ({ name, bytes, isLast }: Piece) => {
    current ??= { name, file: await open(pathOf(inbox, name), 'w'), bytes: 0 };
    await current.file.write(bytes);
    current.bytes += bytes.length;
    if (!isLast) return;
    await current.file.close();
    await takeWhole(inbox, name, current.bytes);
    current = null;
  };
  try {
    for await (const data of createReadStream(path, { highWaterMark: PIECE }))
      for (const piece of unpacking.push(data as Uint8Array, false)) await write(piece);
    for (const piece of unpacking.push(new Uint8Array(), true)) await write(piece);
    if (current) throw new Error('An entry has no end');
  } catch (error) {
    if (error instanceof ExchangeError) throw error;
    throw new ExchangeError('Архив оборван или сломан.', { cause: error });
  } finally {
    await (current as { file: FileHandle } | null)?.file.close();
  }
}
