export { Tree, treeModes } from './Tree.tsx';
export type { TreeProps } from './Tree.tsx';
export type { TreeNode } from './TreeNode.ts';
