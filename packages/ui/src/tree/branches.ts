import type { TreeNode } from './TreeNode.ts';

/** What became of the children of a lazy node. */
export type Branch = 'loading' | 'failed' | readonly TreeNode[];
export type Branches = Readonly<Record<string, Branch>>;

/**
 * The tree with what was loaded put where it belongs. What turned out to be empty is a leaf; where nothing can be loaded,
 * no node waits for it.
 */
export function grow(nodes: readonly TreeNode[], branches: Branches, canLoad: boolean): readonly TreeNode[] {
  return nodes.map((node) => {
    const branch = node.lazy ? branches[node.key] : undefined;
    const children = typeof branch === 'object' ? branch : node.children;
    const lazy = canLoad && node.lazy && typeof branch !== 'object';
    return { ...node, lazy, children: children && grow(children, branches, canLoad) };
  });
}
