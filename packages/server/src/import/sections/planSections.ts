import type { RawCategory } from '../feed/index.ts';
import { problem } from '../problems/index.ts';
import type { Problem } from '../problems/index.ts';

/** A section to be; ids are those of the feed. */
export interface SectionPlan {
  id: string;
  name: string;
  parent: string | null;
  /** From the root down to the section itself. */
  ancestors: string[];
  position: number;
}

/** Names of a root that only stands for the catalogue as a whole: its children become the top. */
const WRAPPER = /^(?:все товары|весь каталог|каталог(?: товаров)?|товары|магазин|интернет-магазин|главная)$/i;

type Report = (problem: Problem) => void;

const keep = (categories: readonly RawCategory[], report: Report) => {
  const kept = new Map<string, RawCategory>();
  for (const category of categories) {
    const { name } = category;
    const place = { line: category.line, externalId: category.id || null };
    if (!category.id) report(problem('category_no_id', { ...place, field: 'category', value: name }));
    else if (!name) report(problem('category_no_name', { ...place, field: 'category' }));
    else if (kept.has(category.id)) report(problem('category_repeated', { ...place, field: 'id' }));
    else kept.set(category.id, category);
  }
  return kept;
};

/** Parent of each section: null for the top, for unknown parents and where a circle is cut. */
const parents = (kept: ReadonlyMap<string, RawCategory>, report: Report) => {
  const parentOf = new Map<string, string | null>();
  for (const { id, parentId, line: at } of kept.values()) {
    const known = kept.has(parentId);
    if (!known && parentId && parentId !== '0') {
      report(
        problem('category_unknown_parent', { line: at, externalId: id, field: 'parentId', value: parentId }),
      );
    }
    parentOf.set(id, known ? parentId : null);
  }
  const safe = new Set<string>();
  for (const id of kept.keys()) {
    const walked = new Set<string>();
    for (let at: string | null = id; at !== null && !safe.has(at); at = parentOf.get(at) ?? null) {
      walked.add(at);
      const up: string | null = parentOf.get(at) ?? null;
      if (up === null || !walked.has(up)) continue;
      report(
        problem('category_cycle', { line: kept.get(at)?.line, externalId: at, field: 'parentId', value: up }),
      );
      parentOf.set(at, null);
    }
    for (const at of walked) safe.add(at);
  }
  return parentOf;
};

const hoist = (kept: ReadonlyMap<string, RawCategory>, parentOf: Map<string, string | null>) => {
  const tops = [...kept.values()].filter(({ id }) => parentOf.get(id) === null);
  const [top] = tops;
  if (tops.length !== 1 || !top || !WRAPPER.test(top.name)) return;
  for (const [id, parent] of parentOf) if (parent === top.id) parentOf.set(id, null);
};

/**
 * The section tree that a feed's categories (their texts cleaned already) make, parents before children; what
 * is wrong is reported.
 */
export function planSections(categories: readonly RawCategory[], report: Report): SectionPlan[] {
  const kept = keep(categories, report);
  const parentOf = parents(kept, report);
  hoist(kept, parentOf);
  const ancestors = (id: string): string[] => {
    const path = [id];
    for (let at = parentOf.get(id); at; at = parentOf.get(at)) path.unshift(at);
    return path;
  };
  return [...kept.values()]
    .map(({ id, name }, position) => ({
      id,
      name,
      parent: parentOf.get(id) ?? null,
      ancestors: ancestors(id),
      position,
    }))
    .toSorted((a, b) => a.ancestors.length - b.ancestors.length || a.position - b.position);
}
