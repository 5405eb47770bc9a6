import type { FacetShape } from '@siren/domain/catalog';
import type { GoodsTable } from './GoodsTable.ts';
import type { ListingScope } from './ListingScope.ts';

/** Lists whose facets are kept. */
const MAX = 300;

interface Kept {
  shapes: FacetShape[];
  /** Step of the changes that it was made at. */
  step: number;
  /** ms since 1970 when one of its goods is no longer new. */
  until: number;
}

/**
 * Facets of lists of sections, kept until one of the sections changes: what there is to choose from does not depend
 * on what is chosen, and to find out costs more than to choose.
 */
export interface ShapeMemory {
  /** Notes that what a section holds has changed. */
  changed(section: number): void;
  remember(
    asked: { region: number; scope: ListingScope; now: number },
    list: { table: GoodsTable; goods: Int32Array },
    make: () => FacetShape[],
  ): FacetShape[];
}

/** When the first of the goods that are new stops being it. */
const newUntil = ({ newUntil: untils }: GoodsTable, goods: Int32Array, now: number) => {
  let first = Infinity;
  for (const good of goods) {
    const until = untils[good] ?? 0;
    if (until > now && until < first) first = until;
  }
  return first;
};

export function createShapeMemory(): ShapeMemory {
  const kept = new Map<string, Kept>();
  const changedAt = new Map<number, number>();
  let step = 0;
  return {
    changed(section) {
      step += 1;
      changedAt.set(section, step);
    },
    remember({ region, scope, now }, { table, goods }, make) {
      // No two searches are about the same goods.
      if (!('sections' in scope)) return make();
      const key = `${region} ${scope.sections.join(' ')}`;
      const known = kept.get(key);
      const isTrue =
        known &&
        now < known.until &&
        scope.sections.every((section) => (changedAt.get(section) ?? 0) <= known.step);
      if (isTrue) return known.shapes;
      const shapes = make();
      if (kept.size >= MAX) kept.clear();
      kept.set(key, { shapes, step, until: newUntil(table, goods, now) });
      return shapes;
    },
  };
}
