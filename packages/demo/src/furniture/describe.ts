import { complete } from './base/params.ts';
import { kindOf } from './registry.ts';
import type { FurnitureKind, ParamsOf } from './registry.ts';

export interface SizeInCm {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** The outer size that the dimensions view shows; 0 where a good has no such side. */
export function sizeOf<K extends FurnitureKind>(name: K, params: ParamsOf<K> = {}): SizeInCm {
  const kind = kindOf(name);
  const [width, height, depth] = kind.extent(complete(kind.schema, params)).size.map(Math.round);
  return { width: width ?? 0, height: height ?? 0, depth: depth ?? 0 };
}
