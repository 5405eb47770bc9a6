import { open } from 'node:fs/promises';

/** Writes a part of a file at its place; false where what stands before it is gone. */
export async function writeAt(path: string, at: number, bytes: Buffer): Promise<boolean> {
  const file = await open(path, at === 0 ? 'w' : 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return false;
  try {
    if ((await file.stat()).size < at) return false;
    await file.write(bytes, 0, bytes.length, at);
    await file.datasync();
    return true;
  } finally {
    await file.close();
  }
}
