import { open } from 'node:fs/promises';
import iconv from 'iconv-lite';
import { pathOf } from '../inbox.ts';
import type { Inbox } from '../inbox.ts';

/** What a file of CommerceML ends with, in whatever 1C writes. */
const ENDS = ['utf-8', 'windows-1251', 'utf-16le'].map((encoding) =>
  iconv.encode('</КоммерческаяИнформация>', encoding),
);
/** Bytes of a file that its end is looked for in: there may be blanks and comments behind it. */
const TAIL = 1_024;

/**
 * Whether all of a file has come: no part of it says that it is the last one, and its end may be in two parts. One that was taken is
 * there no more.
 */
export async function isWhole(inbox: Inbox, name: string): Promise<boolean> {
  const file = await open(pathOf(inbox, name)).catch(() => null);
  if (!file) return false;
  try {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(TAIL, size));
    await file.read(tail, 0, tail.length, size - tail.length);
    return ENDS.some((end) => tail.includes(end));
  } finally {
    await file.close();
  }
}
