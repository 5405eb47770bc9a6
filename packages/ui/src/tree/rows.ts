import type { Branches } from './branches.ts';
import type { TreeNode } from './TreeNode.ts';

/** One line of what is seen of a tree. */
export interface TreeRowData {
  key: string;
  node: TreeNode;
  /** `failed` stands under a node whose children did not come; pressing it tries again. */
  kind: 'node' | 'failed';
  /** From 1. */
  level: number;
  /** Place among its siblings, from 1, and how many they are. */
  place: number;
  size: number;
  parent: string | null;
  /** Open or closed; a leaf is neither. */
  open: boolean | null;
}

export const isBranch = ({ lazy, children }: TreeNode): boolean =>
  lazy === true || (children !== undefined && children.length > 0);

interface Walk {
  level: number;
  parent: string | null;
}

/** The lines of a grown tree from top to bottom, those inside closed nodes left out. */
export function rowsOf(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  branches: Branches,
  { level, parent }: Walk = { level: 1, parent: null },
): TreeRowData[] {
  return nodes.flatMap((node, index): TreeRowData[] => {
    const open = isBranch(node) ? expanded.has(node.key) : null;
    const place = { level, place: index + 1, size: nodes.length, parent };
    const row: TreeRowData = { key: node.key, node, kind: 'node', open, ...place };
    if (!open) return [row];
    const inner = { level: level + 1, parent: node.key };
    if (node.lazy && branches[node.key] === 'failed')
      return [
        row,
        { ...inner, key: `${node.key} failed`, node, kind: 'failed', open: null, place: 1, size: 1 },
      ];
    return [row, ...rowsOf(node.children ?? [], expanded, branches, inner)];
  });
}
