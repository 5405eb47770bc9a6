import type { TreeRowData } from './rows.ts';
import * as css from './Tree.css.ts';

/** Deep down the lines stop going right, or nothing would be left for their words. */
const indent = (level: number) => `min(${css.indent} * ${level - 1}, 24%)`;

/** What every line of a tree says of its place. */
export const lineOf = ({ level, place, size }: TreeRowData) => ({
  style: { paddingInlineStart: indent(level) },
  'aria-level': level,
  'aria-setsize': size,
  'aria-posinset': place,
});
