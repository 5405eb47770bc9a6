import { ApiError } from '@siren/contract/errors';
import { LIST_SIZE } from '@siren/domain/lists';
import type { Kept } from '../../../api/index.ts';
import { useTell } from '../useTell.ts';
import { BulkNews } from './BulkNews.tsx';
import type { BulkNewsProps } from './BulkNews.tsx';
import type { ListAddress } from './listAddress.ts';
import type { ListSelection } from './ListRows.tsx';
import { useBulk } from './useBulk.ts';
import type { BulkJob } from './useBulk.ts';
import { useSelection } from './useSelection.ts';

export interface ListBulkOptions<Row, Item> {
  address: ListAddress;
  answer: Kept<{ rows: readonly Row[]; total: number }>;
  /** What is kept of a row that is selected. */
  itemOf: (row: Row) => Item;
  nameOf: (item: Item) => string;
  linkOf: BulkNewsProps<Item>['linkOf'];
  /** Every record of the filter. Rejects with `general.conflict` where there are not so many as were told. */
  readAll(count: number): Promise<readonly Item[]>;
  /** Said then. */
  countChanged: string;
  /** What was read of the records before is as old as the change. */
  forget(): void;
}

/** What a bar of a selection goes by. */
export interface BulkBar<Item> {
  selected: readonly Item[];
  /** How many records the filter has. */
  total: number;
  /** Nothing else is begun meanwhile. */
  working: boolean;
  onRun: (job: BulkJob<Item>) => void;
  onSelectAll: () => Promise<void>;
}

const keyOf = ({ id }: { id: number }) => String(id);

/** Selected records of a list over its pages, and one thing at a time that is done to them. */
export function useListBulk<Row, Item extends { id: number; version: number }>({
  address,
  answer: { data, fresh },
  itemOf,
  nameOf,
  linkOf,
  readAll,
  countChanged,
  forget,
}: ListBulkOptions<Row, Item>): Omit<ListSelection, 'bar'> & { bar: BulkBar<Item> } {
  const tell = useTell();
  const total = data?.total ?? 0;
  // None while they are those of another page.
  const page = fresh ? (data?.rows ?? []).map(itemOf) : [];
  const selection = useSelection({ address, page, keyOf });
  const bulk = useBulk<Item>((left, asked) => {
    selection.add(left, asked);
    forget();
  });

  async function selectAll(): Promise<void> {
    try {
      selection.add(await readAll(total));
    } catch (error) {
      if (!(error instanceof ApiError && error.is('general.conflict'))) return tell.failed(error);
      forget();
      tell.failed(new ApiError({ ...error.body, text: countChanged }, error.status));
    }
  }
  return {
    keys: selection.keys,
    onChange: selection.select,
    news: <BulkNews bulk={bulk} nameOf={nameOf} linkOf={linkOf} />,
    bar: {
      selected: selection.items,
      total: total > LIST_SIZE ? total : selection.keys.length,
      working: bulk.work !== null,
      onRun(job) {
        selection.clear();
        void bulk.run(job);
      },
      onSelectAll: selectAll,
    },
  };
}
