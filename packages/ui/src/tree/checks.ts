import type { TreeNode } from './TreeNode.ts';

/** Whether a node is ticked: all of what lies in it, some, or none. */
export type CheckState = boolean | 'mixed';

const leaves = (node: TreeNode): TreeNode[] =>
  node.children && node.children.length > 0 ? node.children.flatMap(leaves) : [node];

/**
 * Ticks are kept for leaves. The key of a node stands for all that lies in it: so it may be given from outside, and so
 * what comes later into a ticked node is ticked too.
 */
export function checkedLeaves(nodes: readonly TreeNode[], checked: Iterable<string>): Set<string> {
  const keys = new Set(checked);
  const known = new Set<string>();
  const result = new Set<string>();
  const walk = (node: TreeNode, inherited: boolean) => {
    const on = inherited || keys.has(node.key);
    known.add(node.key);
    if (node.children && node.children.length > 0) for (const child of node.children) walk(child, on);
    else if (on) result.add(node.key);
  };
  for (const node of nodes) walk(node, false);
  /* What lies in a node that is not loaded yet is remembered until it comes. */
  for (const key of keys) if (!known.has(key)) result.add(key);
  return result;
}

/** How a node looks when these leaves are ticked. */
export function checkState(node: TreeNode, checked: ReadonlySet<string>): CheckState {
  const all = leaves(node);
  const count = all.filter(({ key }) => checked.has(key)).length;
  if (count === 0) return false;
  return count === all.length ? true : 'mixed';
}

/** Ticks all that lies in the nodes, or unticks it where all of it is ticked. What is disabled stays as it is. */
export function toggleChecks(nodes: readonly TreeNode[], checked: ReadonlySet<string>): Set<string> {
  const inner = (node: TreeNode, off: boolean): string[] => {
    const disabled = off || node.disabled === true;
    if (node.children && node.children.length > 0)
      return node.children.flatMap((child) => inner(child, disabled));
    return disabled ? [] : [node.key];
  };
  const keys = nodes.flatMap((node) => inner(node, false));
  if (!keys.every((key) => checked.has(key))) return new Set([...checked, ...keys]);
  const off = new Set(keys);
  return new Set([...checked].filter((key) => !off.has(key)));
}
