import { isObject, shown } from './json.ts';
import type { JsonObject } from './json.ts';

export interface FlatToken {
  /** Its own type, or that of the nearest group around it. */
  type: string | undefined;
  value: unknown;
}

/** What a token or a group may say about itself besides its value. */
const ASIDE = ['$type', '$description', '$extensions', '$deprecated', '$schema'];
const NAME = /^[^${}.][^{}.]*$/;

/** Tokens of a file by their paths, `surface.page`; what is malformed goes to `tell` with its path. */
export function flatten(tree: unknown, tell: (problem: string) => void): Map<string, FlatToken> {
  const found = new Map<string, FlatToken>();

  function walk(node: JsonObject, path: string, inherited: string | undefined): void {
    const type = '$type' in node ? String(node['$type']) : inherited;
    if ('$value' in node) found.set(path, { type, value: node['$value'] });
    for (const [name, child] of Object.entries(node)) {
      const here = path ? `${path}.${name}` : name;
      if (name.startsWith('$')) {
        if (name !== '$value' && !ASIDE.includes(name)) tell(`${here}: ${name} is not understood here`);
      } else if (!NAME.test(name)) tell(`${here}: a name has no "{", "}" and "."`);
      else if ('$value' in node) tell(`${here}: a token holds no other tokens`);
      else if (isObject(child)) walk(child, here, type);
      else tell(`${here}: a token or a group is expected, not ${shown(child)}`);
    }
  }

  if (isObject(tree)) walk(tree, '', undefined);
  else tell(`a file of tokens is an object, not ${shown(tree)}`);
  return found;
}
