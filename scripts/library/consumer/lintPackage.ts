import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Files of a packed package, and what publint says of it, one line a message. */
export async function lintPackage(tarball: string): Promise<string[]> {
  const { buffer, byteOffset, byteLength } = readFileSync(tarball);
  const data = buffer.slice(byteOffset, byteOffset + byteLength);
  const { messages, pkg } = await publint({ pack: { tarball: data }, level: 'suggestion', strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}
