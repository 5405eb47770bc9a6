import type { Cell } from '@siren/domain/exports';

/** A table that is written as a file. */
export interface Sheet {
  title: string;
  heads: readonly string[];
  pages: AsyncIterable<readonly (readonly Cell[])[]>;
  /** When it is made. */
  at: Date;
}
