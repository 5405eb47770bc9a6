import { LIST_SIZE } from '@siren/domain/lists';
import { DataTable } from '@siren/ui/data-table';
import type { DataTableProps } from '@siren/ui/data-table';
import type { RenderElement } from '@siren/ui/element';
import { formatNumber } from '@siren/ui/format';
import { Pagination } from '@siren/ui/pagination';
import { Text } from '@siren/ui/text';
import { cloneElement, useDeferredValue, useMemo } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { Kept } from '../../../api/index.ts';
import { errorText } from '../../../notices/index.ts';
import { useIsLeaving } from './leaving.ts';
import { fromList } from './listBehind.ts';
import type { ListAddress } from './listAddress.ts';
import { NothingFits, PageIsGone } from './ListEmpty.tsx';
import * as css from './ListView.css.ts';
import { sortAfter } from './sortAfter.ts';
import type { ListAddressState } from './useListAddress.ts';

/** Rows that are selected, and what can be done with them. */
export interface ListSelection {
  keys: readonly string[];
  onChange: (keys: readonly string[]) => void;
  /** Buttons. */
  bar: ReactNode;
  /** What becomes of what was done. */
  news: ReactNode;
}

/** What selects rows of an answer, and draws them with what is selected. */
export interface SelectionProps<Answer> {
  address: ListAddress;
  answer: Kept<Answer>;
  children: (selection: ListSelection) => ReactNode;
}

export interface ListRowsProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rowKey' | 'rowName'> {
  /** What the rows are: «Заказы». */
  title: string;
  list: ListAddressState;
  answer: Kept<{ rows: Row[]; total: number }>;
  /** Order that the list begins with. */
  firstSort: NonNullable<ListAddress['sort']>;
  /** Link to a row's record. @default they lead nowhere */
  rowLink?: (row: Row) => RenderElement;
  /** Where nothing was ever there. */
  empty: ReactNode;
  /** Whether so little was typed that nothing is looked for. @default anything is */
  isTooShort?: (query: string) => boolean;
  /** @default rows cannot be selected */
  selection?: ListSelection;
  /** What they stand in where the list is a screen by itself: then its foot stays in the window. @default they are a part of a page */
  place?: RefObject<HTMLDivElement | null>;
}

const selectingOf = ({ keys, onChange, bar }: ListSelection) => ({
  selectable: true,
  selection: keys,
  onSelectionChange: onChange,
  bulk: () => bar,
});

/** Links of rows that say which list they stand in. */
function useRowLink<Row>({ address, queryOf }: ListAddressState, rowLink: ListRowsProps<Row>['rowLink']) {
  const from = queryOf({ page: address.page });
  return useMemo(
    () => rowLink && ((row: Row) => cloneElement(rowLink(row), { state: fromList(from) })),
    [from, rowLink],
  );
}

const NONE: readonly never[] = [];

type Data<Row> = { rows: readonly Row[]; total: number } | undefined;

/**
 * Rows with the page and the links that they had when they came. Half a hundred of them are drawn beside the presses that come meanwhile,
 * not before them.
 */
function useDrawn<Row>(data: Data<Row>, linkOf: ListRowsProps<Row>['rowLink'], page: number) {
  const present = useMemo(() => ({ data, linkOf, page }), [data, linkOf, page]);
  const drawn = useDeferredValue(present);
  return { ...drawn, rows: drawn.data?.rows ?? NONE, isLate: drawn.data !== data };
}

const statusOf = ({ fresh, error }: Pick<Kept<unknown>, 'fresh' | 'error'>, isAwaited: boolean) => {
  if (!fresh && error !== undefined) return 'failed';
  return isAwaited ? 'loading' : 'ready';
};

const isSelecting = (selection: ListSelection | undefined): boolean => (selection?.keys.length ?? 0) > 0;

/** Rows and pages of a list whose place stands in the address. */
export function ListRows<Row>({
  title,
  list,
  answer,
  firstSort,
  empty,
  isTooShort = () => false,
  selection,
  rowLink,
  place,
  ...table
}: ListRowsProps<Row>) {
  const { address, change } = list;
  const { fresh, error, state, retry } = answer;
  const { data, rows, linkOf, page, isLate } = useDrawn(answer.data, useRowLink(list, rowLink), address.page);
  const isPart = place === undefined;
  const sort = address.sort ?? firstSort;
  const total = data?.total ?? 0;
  const pages = Math.ceil(total / LIST_SIZE);
  const isNarrowed = address.query !== '' || Object.keys(address.filters).length > 0;
  const isLeaving = useIsLeaving(list.leaving);
  const isAwaited = !fresh || state === 'pending' || isLeaving;
  return (
    <>
      <div ref={place} className={css.rows}>
        <DataTable
          {...table}
          {...(linkOf && { rowLink: linkOf })}
          {...(selection && selectingOf(selection))}
          label={title}
          rows={rows}
          sort={[sort]}
          onSortChange={(next) => change({ sort: sortAfter(next, sort, firstSort) })}
          status={statusOf(answer, isAwaited || (isLate && rows.length === 0))}
          failure={errorText(error)}
          onRetry={retry}
          empty={
            pages > 0 ? (
              <PageIsGone onLast={() => change({ page: pages }, { replace: true })} />
            ) : isNarrowed ? (
              <NothingFits
                isTooShort={isTooShort(address.query)}
                onClear={() => change({ query: '', filters: {} })}
              />
            ) : (
              empty
            )
          }
        />
      </div>
      {data && fresh && !isLate && data.rows.length > 0 && (
        <Foot title={title} list={list} data={data} page={page} below={isPart || isSelecting(selection)} />
      )}
    </>
  );
}

interface FootProps extends Pick<ListRowsProps<never>, 'title' | 'list'> {
  data: NonNullable<Data<unknown>>;
  /** Of these rows. */
  page: number;
  /** Whether it stands below the rows, and not in the window. */
  below: boolean;
}

/** Which rows these are, and the way to the other pages. */
function Foot({ title, list: { queryOf }, data: { rows, total }, page, below }: FootProps) {
  const first = (page - 1) * LIST_SIZE + 1;
  const pageLink = (to: number): RenderElement => <Link to={queryOf({ page: to })} />;
  return (
    <div className={css.foot} data-state={below ? 'below' : 'seen'}>
      <Text as="span" size={14} tone="muted" numeric>
        {formatNumber(first)}–{formatNumber(first + rows.length - 1)} из&nbsp;{formatNumber(total)}
      </Text>
      <Pagination
        page={page}
        count={Math.ceil(total / LIST_SIZE)}
        render={pageLink}
        label={`Страницы: ${title.toLowerCase()}`}
      />
    </div>
  );
}
