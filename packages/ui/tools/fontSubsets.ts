import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const from = (name: string) =>
  readFileSync(resolve(`@fontsource-variable/golos-text/files/golos-text-${name}-wght-normal.woff2`));

const range = (first: string, last: string): string => {
  const [start = 0, end = 0] = [first.codePointAt(0), last.codePointAt(0)];
  return Array.from({ length: end - start + 1 }, (_, at) => String.fromCodePoint(start + at)).join('');
};

/** What every page of a Russian shop writes, by the file that is made of it and the one it is taken from. */
export const SUBSETS = {
  russian: { source: 'cyrillic', text: `${range('А', 'я')}Ёё№` },
  basic: {
    source: 'latin',
    text: `${range(' ', '~')}\u00a0\u2009\u202f«»“”„‘’‹›–—‑…•·−×±Ø°©²³½`,
  },
  rouble: { source: 'latin-ext', text: '₽' },
} as const;

export const FOLDER = join(import.meta.dirname, '../src/fonts/files');

/**
 * The font files that pages load first, by name: all weights and features, and only those characters. Systems install
 * them as `sfnt`.
 */
export async function fontSubsets(
  targetFormat: 'woff2' | 'sfnt' = 'woff2',
): Promise<Map<string, Uint8Array>> {
  const extension = targetFormat === 'sfnt' ? 'ttf' : 'woff2';
  const made = new Map<string, Uint8Array>();
  for (const [name, { source, text }] of Object.entries(SUBSETS)) {
    made.set(`golos-text-${name}.${extension}`, await subset(from(source), text, { targetFormat }));
  }
  return made;
}
