import type { CallPath, PayloadOf } from '@siren/contract/calls';

/**
 * A call whose answer is kept in the cache. The same object is what a route starts with, what a hook reads
 * and what a change writes to.
 */
export interface Resource<Path extends CallPath = CallPath> {
  /** Key in the cache and in `_payload.json`. */
  key: string;
  path: Path;
  payload: PayloadOf<Path>;
}

/** The order of fields in `payload` is the caller's: make resources in one function per noun. */
export function resource<Path extends CallPath>(path: Path, payload: PayloadOf<Path>): Resource<Path> {
  return { key: `${path} ${JSON.stringify(payload)}`, path, payload };
}
