import { constants } from 'node:fs';
import type { Stats } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswerOf } from '@siren/contract/calls';
import { FOLDER_FILES_MAX, IMPORT_FILE_BYTES_MAX, isFolderName } from '@siren/domain/imports';
import type { FolderFile } from '@siren/domain/imports';
import { FeedError } from '../../import/index.ts';
import type { Downloaded } from '../../outside/index.ts';

/** A file of this name alone: a second name of it, or one that leads on, may lie outside of the folder. */
const isOwn = (about: Stats): boolean => about.isFile() && about.nlink === 1;

const tagOf = ({ size, mtimeMs }: Stats): string => `${size} ${mtimeMs}`;

async function fileOf(root: string, name: string): Promise<FolderFile[]> {
  const about = await lstat(join(root, name)).catch(() => null);
  return about && isOwn(about)
    ? [{ name, size: about.size, changedAt: new Date(about.mtimeMs).toISOString() }]
    : [];
}

/** Files right in the folder that can be loaded. @param root null where the shop has no such folder */
export async function listFolder(root: string | null): Promise<AnswerOf<'/api/admin/imports/folder'>> {
  if (root === null) return { files: null };
  const names = (await readdir(root).catch(() => [])).filter(isFolderName).toSorted();
  const files = await Promise.all(names.slice(0, FOLDER_FILES_MAX).map((name) => fileOf(root, name)));
  return { files: files.flat() };
}

/** @throws FeedError */
async function openOwn(root: string, name: string): Promise<FileHandle> {
  try {
    // A link is not followed, and a pipe that nobody writes to is not waited for; where the system does not know how, the look before it tells.
    const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
    const path = join(root, name);
    if (!isOwn(await lstat(path))) throw new FeedError('folder_other', null, name);
    return await open(path, flags);
  } catch (error) {
    if (error instanceof FeedError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw new FeedError(code === 'ELOOP' ? 'folder_other' : 'folder_gone', null, name);
  }
}

export interface FolderOptions {
  /** null where the shop has no such folder. */
  root: string | null;
  /** Size and time that the last file of the source had, as it was told then. */
  known: Pick<Downloaded, 'etag'>;
  signal: AbortSignal;
}

/**
 * Hands over the bytes of a file in the folder, as `download` does those of an address; null where its size and time are the known ones.
 *
 * @throws FeedError
 */
export async function readFolder(
  name: string,
  write: (piece: Buffer) => Promise<void>,
  { root, known, signal }: FolderOptions,
): Promise<Downloaded | null> {
  if (root === null) throw new FeedError('folder_none', null);
  const file = await openOwn(root, name);
  try {
    const before = await file.stat();
    if (!isOwn(before)) throw new FeedError('folder_other', null, name);
    if (before.size > IMPORT_FILE_BYTES_MAX) throw new FeedError('source_too_large', null, name);
    const etag = tagOf(before);
    if (etag === known.etag) return null;
    const bytes = file.createReadStream({ autoClose: false, end: Math.max(0, before.size - 1), signal });
    for await (const piece of bytes) await write(piece as Buffer);
    // What is still being written would be half a file.
    if (tagOf(await file.stat()) !== etag) throw new FeedError('folder_changes', null, name);
    return { etag, modified: '' };
  } finally {
    await file.close();
  }
}
