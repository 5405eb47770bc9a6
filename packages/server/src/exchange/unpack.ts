import { createReadStream } from 'node:fs';
import { open, mkdir } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readZip, ZipError } from '../files/index.ts';
import type { ZipBounds, ZipPiece } from '../files/index.ts';
import { ExchangeError } from './ExchangeError.ts';
import { pathOf, takeWhole } from './inbox.ts';
import type { Inbox } from './inbox.ts';
import { incomingName, isArchive } from './incomingName.ts';

const words: Readonly<Record<ZipError['failure'], string>> = {
  entries: 'В архиве слишком много файлов.',
  bytes: 'Распакованный архив слишком велик.',
  broken: 'Архив оборван или сломан.',
};

/** The name of an entry that an exchange has a use for. */
const wantedName = (entry: string): string | null => {
  const name = incomingName(entry);
  return name !== null && !isArchive(name) ? name : null;
};

/**
 * Unpacks an archive of an exchange into its inbox, piece by piece.
 *
 * @throws ExchangeError where it is broken, or holds more than it may
 */
export async function unpack(inbox: Inbox, archive: string, bounds?: ZipBounds): Promise<void> {
  const path = pathOf(inbox, archive);
  await mkdir(dirname(path), { recursive: true });
  let current: { file: FileHandle; bytes: number } | null = null;
  const write = async ({ name: entry, bytes, isLast }: ZipPiece) => {
    const name = wantedName(entry) ?? '';
    current ??= { file: await open(pathOf(inbox, name), 'w'), bytes: 0 };
    await current.file.write(bytes);
    current.bytes += bytes.length;
    if (!isLast) return;
    await current.file.close();
    await takeWhole(inbox, name, current.bytes);
    current = null;
  };
  const isWanted = (entry: string) => wantedName(entry) !== null;
  try {
    for await (const piece of readZip(createReadStream(path), { isWanted, ...(bounds && { bounds }) }))
      await write(piece);
  } catch (error) {
    if (error instanceof ExchangeError) throw error;
    const { failure } = error instanceof ZipError ? error : { failure: 'broken' as const };
    throw new ExchangeError(words[failure], { cause: error });
  } finally {
    await (current as { file: FileHandle } | null)?.file.close();
  }
}
