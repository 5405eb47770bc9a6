import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { srcDir, uiDir } from './paths.ts';

/** Doors of the package, e.g. `button`: folders of `src` with an `index.ts` that `exports` does not keep shut. */
export function readDoors(): string[] {
  const { exports } = JSON.parse(readFileSync(join(uiDir, 'package.json'), 'utf8')) as {
    exports: Record<string, string | null>;
  };
  const folders = readdirSync(srcDir).filter((folder) => existsSync(join(srcDir, folder, 'index.ts')));
  return folders.filter((folder) => exports[`./${folder}`] !== null).toSorted();
}

const EXPORTED = /^export \{([^}]*)\}/gm;

/** Values that a door gives, e.g. `Button`, `buttonSizes`: its index only names what its files export. */
export function readValues(door: string): string[] {
  const text = readFileSync(join(srcDir, door, 'index.ts'), 'utf8');
  const lists = [...text.matchAll(EXPORTED)].map(([, list = '']) => list.split(','));
  return lists.flatMap((names) => names.map((name) => name.trim())).filter((name) => name !== '');
}
