import type { ListOperation } from '@siren/domain/product-lists';

/** In the memory of the tab, which is forgotten when somebody signs out. */
const nameOf = (list: number) => `list-${list}`;

/** Operations upon a list that this tab has made and the shop has not confirmed. */
export function readKept(list: number): readonly ListOperation[] {
  try {
    return (JSON.parse(sessionStorage.getItem(nameOf(list)) ?? 'null') as ListOperation[] | null) ?? [];
  } catch {
    return [];
  }
}

export function writeKept(list: number, waiting: readonly ListOperation[]): void {
  try {
    if (waiting.length === 0) sessionStorage.removeItem(nameOf(list));
    else sessionStorage.setItem(nameOf(list), JSON.stringify(waiting));
  } catch {
    // A browser that keeps nothing goes on without.
  }
}
