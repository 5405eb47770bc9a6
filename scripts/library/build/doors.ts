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

const EXPORTED = /^export (?:\{(?<list>[^}]*)\}|const (?<name>\w+))/gm;

/** Values that a door gives, e.g. `Button`, `buttonSizes`. */
export function readValues(door: string): string[] {
  const text = readFileSync(join(srcDir, door, 'index.ts'), 'utf8');
  const lists = [...text.matchAll(EXPORTED)].map(({ groups }) => groups?.['name'] ?? groups?.['list'] ?? '');
  return lists.flatMap((list) => list.split(',').map((name) => name.trim())).filter((name) => name !== '');
}
