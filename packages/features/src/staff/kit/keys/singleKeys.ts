import { useSyncExternalStore } from 'react';
import { followOwn, readOwn, writeOwn } from '../../../info/index.ts';

const NAME = 'single-keys';
const here = new Set<() => void>();

/** Whether keys without Ctrl do something. Programs that are spoken to, or that read aloud, have their own use for letters. */
export const singleKeysNow = (): boolean => readOwn(NAME) !== false;

/** Switches them on or off in this browser. */
export function switchSingleKeys(on: boolean): void {
  writeOwn(NAME, on);
  for (const listener of here) listener();
}

function follow(listener: () => void): () => void {
  here.add(listener);
  const end = followOwn(NAME, listener);
  return () => {
    here.delete(listener);
    end();
  };
}

export const useSingleKeys = (): boolean => useSyncExternalStore(follow, singleKeysNow);
