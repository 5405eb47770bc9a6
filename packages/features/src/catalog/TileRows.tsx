import type { ReactNode } from 'react';
import * as css from './TileRows.css.ts';

export interface TileRowsProps {
  /** Has words below its tiles. @default false */
  spacious?: boolean;
  /** `TileCell`s. */
  children: ReactNode;
}

/** Tiles in 2, 3 or 4 columns, each row full. */
export function TileRows({ spacious = false, children }: TileRowsProps) {
  return <ul className={spacious ? `${css.rows} ${css.spacious}` : css.rows}>{children}</ul>;
}

/** A tile among others, with what belongs to it. */
export function TileCell({ children }: Pick<TileRowsProps, 'children'>) {
  return <li className={css.cell}>{children}</li>;
}
