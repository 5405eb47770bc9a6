import { useEffect, useRef, useState } from 'react';
import type { Branch, Branches } from './branches.ts';
import type { TreeNode } from './TreeNode.ts';

export type LoadChildren = (key: string) => Promise<readonly TreeNode[]>;

/** Children that are loaded when their node is opened first, kept as long as the tree. */
export function useBranches(loadChildren: LoadChildren | undefined) {
  const [branches, setBranches] = useState<Branches>({});
  const asked = useRef(new Set<string>());
  const put = (key: string, branch: Branch) => setBranches((before) => ({ ...before, [key]: branch }));
  const load = (key: string) => {
    asked.current.add(key);
    put(key, 'loading');
    loadChildren?.(key).then(
      (children) => put(key, children),
      () => put(key, 'failed'),
    );
  };
  const loadOnce = (key: string) => {
    if (!asked.current.has(key)) load(key);
  };
  return { branches, load, loadOnce };
}

/** Loads what is open and not loaded: opened by hand, or open from the beginning. */
export function useLoadingOfOpen(keys: readonly string[], loadOnce: (key: string) => void): void {
  useEffect(() => {
    for (const key of keys) loadOnce(key);
  });
}
