import type { SectionRow } from './readSections.ts';

/** A section with what the region sells in it and below it. */
export interface SectionNode {
  row: SectionRow;
  parent: SectionNode | null;
  children: SectionNode[];
  total: number;
  minPrice: number | null;
  picture: SectionRow['picture'];
}

/** The sections of a region. */
export interface SectionTree {
  tops: SectionNode[];
  byPath(path: string): SectionNode | undefined;
  byId(id: number): SectionNode | undefined;
}

const lower = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b));

/** Adds up totals from the leaves; a section without a picture of its own shows its first child's. */
const addUp = (node: SectionNode): void => {
  for (const child of node.children) {
    addUp(child);
    node.total += child.total;
    node.minPrice = lower(node.minPrice, child.minPrice);
    node.picture ??= child.picture;
  }
};

/** Builds the tree of rows that stand in the order to show. */
export function buildTree(rows: readonly SectionRow[]): SectionTree {
  const ids = new Map<number, SectionNode>();
  for (const row of rows) {
    const { total, min_price: minPrice, picture } = row;
    ids.set(row.id, { row, parent: null, children: [], total, minPrice, picture });
  }
  const tops: SectionNode[] = [];
  for (const node of ids.values()) {
    node.parent = (node.row.parent_id !== null && ids.get(node.row.parent_id)) || null;
    (node.parent?.children ?? tops).push(node);
  }
  tops.forEach(addUp);
  const paths = new Map([...ids.values()].map((node) => [node.row.path, node]));
  return { tops, byPath: (path) => paths.get(path), byId: (id) => ids.get(id) };
}

/** The section's id and those of all sections below it. */
export function idsBelow(node: SectionNode): number[] {
  return [node.row.id, ...node.children.flatMap(idsBelow)];
}

/** From the root down to the section itself. */
export function wayTo(node: SectionNode | null | undefined): SectionNode[] {
  return node ? [...wayTo(node.parent), node] : [];
}
