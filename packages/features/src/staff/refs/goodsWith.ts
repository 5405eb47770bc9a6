import { BADGES, BRANDS, nameOf } from '@siren/domain/references';
import type { ReferenceDeclaration, ReferenceEntry } from '@siren/domain/references';
import { listLink } from '../kit/index.ts';

/** The goods that have an entry: their list, and which they are in words. */
export interface GoodsWith {
  path: string;
  words: string;
}

/** The goods that have an entry; null where none can. */
export function goodsWith(declaration: ReferenceDeclaration, entry: ReferenceEntry): GoodsWith | null {
  const name = nameOf(declaration, entry);
  if (declaration.id === BRANDS)
    return { path: listLink('goods', { brand: [name] }), words: `бренда ${name}` };
  return declaration.id === BADGES
    ? { path: listLink('goods', { badge: [String(entry.id)] }), words: `с\u00a0бейджем ${name}` }
    : null;
}
