import { cx } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import * as css from './Skeleton.css.ts';

export const skeletonShapes = ['line', 'control', 'tile', 'circle'] as const;

export interface SkeletonProps extends Native<'span', 'children'> {
  /** Rounding of what is to come. @default 'line' */
  shape?: (typeof skeletonShapes)[number];
  /** Any CSS width. @default '100%' */
  width?: string;
  /** Any CSS height; a line takes the height of its text. @default '1em' */
  height?: string;
  /** Width to height, instead of a height: '1 / 1'. */
  ratio?: string;
}

/** The place of what is to come, in its size. Put `aria-busy` on the box around and say there what is loading. */
export function Skeleton({ shape = 'line', width = '100%', height, ratio, ...rest }: SkeletonProps) {
  const style = { width, height: height ?? (ratio ? undefined : '1em'), aspectRatio: ratio };
  return <span {...rest} aria-hidden="true" className={cx(css.skeleton, css.shapes[shape])} style={style} />;
}
