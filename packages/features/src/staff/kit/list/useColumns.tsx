import type { Column } from '@siren/ui/data-table';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { readOwn, writeOwn } from '../../../info/index.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { shownColumns, toggled } from './shownColumns.ts';
import type { ListAddressState } from './useListAddress.ts';

export interface Columns<Row> {
  /** Those that are shown; the same array for as long as they are the same. */
  shown: Column<Row>[];
  /** Keys of those that are not. */
  hidden: readonly string[];
  menu: ReactNode;
}

const NONE: readonly string[] = [];

const isKeys = (found: unknown): found is string[] =>
  Array.isArray(found) && found.every((one) => typeof one === 'string');

/**
 * Columns of a list that somebody chooses. A saved view has its own; without one the browser keeps them.
 * @param name names the list among what the browser keeps @param columns those that the screen has room for
 */
export function useColumns<Row>(
  name: string,
  { address, change }: ListAddressState,
  columns: readonly Column<Row>[],
): Columns<Row> {
  const place = `columns/${name}`;
  const [kept, setKept] = useState<readonly string[]>(() => {
    const found: unknown = readOwn(place);
    return isKeys(found) ? found : NONE;
  });
  const hidden = address.hidden ?? kept;
  const toggle = (key: string, isShown: boolean) => {
    const next = toggled(hidden, key, isShown);
    if (address.view === null) {
      writeOwn(place, next);
      setKept(next);
    }
    if (address.view !== null || address.hidden !== null)
      change({ hidden: next, page: address.page }, { replace: true });
  };
  const shown = useMemo(() => shownColumns(columns, hidden), [columns, hidden]);
  return { shown, hidden, menu: <ColumnsMenu columns={columns} hidden={hidden} onToggle={toggle} /> };
}
