import type { SectionNode, SectionTree } from '../../catalog/index.ts';
import type { GoodsIndex } from '../engine/index.ts';

/** Sections that most of these goods are in. */
export function sectionsOfGoods(
  tree: SectionTree,
  index: GoodsIndex,
  ids: readonly number[],
  most: number,
): SectionNode[] {
  const counts = new Map<SectionNode, number>();
  for (const id of ids) {
    const node = tree.byId(index.sectionOf(id) ?? 0);
    if (node && node.total > 0) counts.set(node, (counts.get(node) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([node]) => node);
}
