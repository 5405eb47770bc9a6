import { tileNames } from '../theme/index.ts';
import type { TileName } from '../theme/index.ts';

/** Numbers of the FNV-1a hash: it spreads names that differ in one letter. */
const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The ground of a name: always the same for the same name, however its case and spaces are typed. */
export function toneOf(name: string): TileName {
  const letters = [...name.normalize('NFC').trim().toLocaleLowerCase('ru-RU').replace(/\s+/g, ' ')];
  const hash = letters.reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), FNV_PRIME),
    FNV_BASIS,
  );
  return tileNames[(hash >>> 0) % tileNames.length] ?? 'stone';
}
