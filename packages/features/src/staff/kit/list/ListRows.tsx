import { LIST_SIZE } from '@siren/domain/lists';
import { DataTable } from '@siren/ui/data-table';
import type { DataTableProps, SortRule } from '@siren/ui/data-table';
import type { RenderElement } from '@siren/ui/element';
import { formatNumber } from '@siren/ui/format';
import { Pagination } from '@siren/ui/pagination';
import { Text } from '@siren/ui/text';
import { cloneElement, useMemo } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { Kept } from '../../../api/index.ts';
import { errorText } from '../../../notices/index.ts';
import { fromList } from './listBehind.ts';
import type { ListAddress } from './listAddress.ts';
import { NothingFits, PageIsGone } from './ListEmpty.tsx';
import * as css from './ListView.css.ts';
import type { ListAddressState } from './useListAddress.ts';

const sortOf = ([rule]: readonly SortRule[]): ListAddress['sort'] => rule ?? null;

/** Rows that are selected, and what can be done with them. */
export interface ListSelection {
  keys: readonly string[];
  onChange: (keys: readonly string[]) => void;
  /** Buttons. */
  bar: ReactNode;
  /** What becomes of what was done. */
  news: ReactNode;
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

const isSelecting = (selection: ListSelection | undefined): boolean => (selection?.keys.length ?? 0) > 0;

/** Rows and pages of a list whose place stands in the address. */
export function ListRows<Row>({
  title,
  list,
  answer,
  firstSort,
  empty,
  selection,
  rowLink,
  place,
  ...table
}: ListRowsProps<Row>) {
  const { address, change } = list;
  const linkOf = useRowLink(list, rowLink);
  const { data, fresh, error, state, retry } = answer;
  const isPart = place === undefined;
  const total = data?.total ?? 0;
  const pages = Math.ceil(total / LIST_SIZE);
  const isNarrowed = address.query !== '' || Object.keys(address.filters).length > 0;
  const status =
    !fresh && error !== undefined ? 'failed' : fresh && state !== 'pending' ? 'ready' : 'loading';
  return (
    <>
      <div ref={place} className={css.rows}>
        <DataTable
          {...table}
          {...(linkOf && { rowLink: linkOf })}
          {...(selection && selectingOf(selection))}
          label={title}
          rows={data?.rows ?? []}
          sort={[address.sort ?? firstSort]}
          onSortChange={(sort) => change({ sort: sortOf(sort) })}
          status={status}
          failure={errorText(error)}
          onRetry={retry}
          empty={
            pages > 0 ? (
              <PageIsGone onLast={() => change({ page: pages }, { replace: true })} />
            ) : isNarrowed ? (
              <NothingFits onClear={() => change({ query: '', filters: {} })} />
            ) : (
              empty
            )
          }
        />
      </div>
      {data && fresh && data.rows.length > 0 && (
        <Foot title={title} list={list} data={data} below={isPart || isSelecting(selection)} />
      )}
    </>
  );
}

interface FootProps extends Pick<ListRowsProps<never>, 'title' | 'list'> {
  data: { rows: readonly unknown[]; total: number };
  /** Whether it stands below the rows, and not in the window. */
  below: boolean;
}

/** Which rows these are, and the way to the other pages. */
function Foot({ title, list: { address, queryOf }, data: { rows, total }, below }: FootProps) {
  const first = (address.page - 1) * LIST_SIZE + 1;
  const pageLink = (page: number): RenderElement => <Link to={queryOf({ page })} />;
  return (
    <div className={css.foot} data-state={below ? 'below' : 'seen'}>
      <Text as="span" size={14} tone="muted" numeric>
        {formatNumber(first)}–{formatNumber(first + rows.length - 1)} из&nbsp;{formatNumber(total)}
      </Text>
      <Pagination
        page={address.page}
        count={Math.ceil(total / LIST_SIZE)}
        render={pageLink}
        label={`Страницы: ${title.toLowerCase()}`}
      />
    </div>
  );
}
