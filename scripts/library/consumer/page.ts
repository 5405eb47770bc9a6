import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { srcDir } from '../build/paths.ts';

const PAGE = join(srcDir, 'docs/UseItInYourApp.mdx');
/** A heading that is the name of a file, words, and the block that is the file. */
const FILE = /^### `(?<name>[^`]+)`\n(?<words>(?:(?!^#|^```).*\n)*)^```\w+\n(?<text>[\s\S]*?)^```$/gm;

/** Files of the app on the page «Use it in your app», by name. */
export function filesOf(page: string): Map<string, string> {
  return new Map(
    [...page.matchAll(FILE)].map(({ groups }) => [groups?.['name'] ?? '', groups?.['text'] ?? '']),
  );
}

export function readPage(): Map<string, string> {
  return filesOf(readFileSync(PAGE, 'utf8'));
}
