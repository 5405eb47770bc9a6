import { hash } from 'node:crypto';
import type { RawCategory } from '../feed/index.ts';

/** What stands between a section and the one within it: «Мебель > Стулья», «Мебель / Стулья». */
const BETWEEN = /\s*(?:>|»|→|\||\\)\s*|\s+\/\s+/u;
const DEPTH_MAX = 6;
/** Longer ids would be cut, and two of them could become one. */
const ID_MAX = 150;

const idOf = (path: readonly string[]): string => {
  const id = path.join(' > ').toLowerCase();
  return id.length > ID_MAX ? hash('sha1', id, 'base64url') : id;
};

/** Gives each section of a table an id by its names, and tells of it once, those above it first. */
export function createSectionPaths() {
  const known = new Set<string>();
  return (cell: string, line: number): { id: string; categories: RawCategory[] } => {
    const names = cell
      .split(BETWEEN)
      .map((name) => name.replaceAll(/\s+/gu, ' ').trim())
      .filter((name) => name !== '')
      .slice(0, DEPTH_MAX);
    const categories: RawCategory[] = [];
    let parentId = '';
    for (const [at, name] of names.entries()) {
      const id = idOf(names.slice(0, at + 1));
      if (!known.has(id)) categories.push({ line, id, parentId, name });
      known.add(id);
      parentId = id;
    }
    return { id: parentId, categories };
  };
}
