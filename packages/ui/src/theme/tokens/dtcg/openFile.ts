import { flatten } from './flatten.ts';
import type { JsonObject } from './json.ts';

/** Reads one token; what is wrong with it has been told, and then the answer is never used. */
type ReadToken = <Value>(path: string, read: (value: unknown) => Value) => Value;

/** Path that an alias refers to: a token without a type has that one's. */
const aliased = (value: unknown) => (typeof value === 'string' ? value.slice(1, -1) : '');

/** A file of tokens, held against the one that is known: the same paths and types, nothing more, nothing less. */
export function openFile(name: string, tree: unknown, known: JsonObject, problems: string[]): ReadToken {
  const tell = (problem: string) => problems.push(`${name}: ${problem}`);
  const found = flatten(tree, tell);
  const expected = flatten(known, tell);
  for (const path of found.keys()) if (!expected.has(path)) tell(`${path}: no token of this theme`);
  return (path, read) => {
    const token = found.get(path);
    const wanted = expected.get(path)?.type;
    try {
      if (!token) throw new TypeError('the token is missing');
      const type = token.type ?? found.get(aliased(token.value))?.type;
      if (type !== wanted) throw new TypeError(`type ${wanted} is expected, not ${type ?? 'none'}`);
      return read(token.value);
    } catch (error) {
      tell(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined as ReturnType<typeof read>;
    }
  };
}
