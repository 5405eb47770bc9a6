import { fragment, joined } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';

/** All of them; what is empty lets everything through. */
export const allOf = (conditions: readonly Fragment[]): Fragment =>
  conditions.length === 0 ? fragment`true` : joined(conditions, ' and ');
