import type { RenderElement } from '@siren/ui/element';
import { formatNumber } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Inline } from '@siren/ui/layout';
import { TabLinks } from '@siren/ui/tabs';
import { Text } from '@siren/ui/text';
import { cloneElement, useDeferredValue, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ExportMenu } from './ExportMenu.tsx';
import type { ExportMenuProps } from './ExportMenu.tsx';
import { isNarrowedAlike } from './listAddress.ts';
import type { ChosenFilters, ListAddress } from './listAddress.ts';
import { ListRows } from './ListRows.tsx';
import type { ListRowsProps, ListSelection } from './ListRows.tsx';
import { ListTools } from './ListTools.tsx';
import type { ListToolsProps } from './ListTools.tsx';
import * as css from './ListView.css.ts';
import { useRowKeys } from './useRowKeys.ts';

/** A list that is narrowed in a way that many need. */
export interface ListViewLink {
  title: string;
  filters: ChosenFilters;
  /** What else its address says of a view that somebody has saved. */
  saved?: Pick<ListAddress, 'query' | 'sort' | 'view' | 'hidden'>;
  /** How many rows it has; undefined while that is not known. */
  count: number | undefined;
}

export interface ListViewProps<Row> extends Omit<ListRowsProps<Row>, 'place' | 'selection'>, ListToolsProps {
  /** Link to a row's record. */
  rowLink: (row: Row) => RenderElement;
  views: readonly ListViewLink[];
  /** Of views that somebody has saved: what can be done with them, and what is to be known of the one that is open. @default views cannot be saved */
  saved?: { actions: ReactNode; note: ReactNode };
  /**
   * Draws the rows with those that are selected, by a component of its own: all around the rows stays as it is when one is selected.
   * @default rows cannot be selected
   */
  renderSelection?: (draw: (selection: ListSelection) => ReactNode) => ReactElement;
  /** What is begun anew from here. @default nothing */
  actions?: ReactNode;
  /** Chooses which columns are shown. */
  columnsMenu: ReactNode;
  /** Where the browser gets all rows as a file. @default nowhere */
  exportAddress?: ExportMenuProps['addressOf'];
  /** Puts search, filters and rows beside what else the screen has. @default nothing is beside them */
  around?: ReactElement;
}

const unsaved = { query: '', view: null, hidden: null };

/** A saved view stays the one that is open, however its list is narrowed then. */
const isCurrent = ({ filters, saved }: ListViewLink, address: ListAddress): boolean =>
  saved
    ? saved.view === address.view
    : address.view === null && address.query === '' && isNarrowedAlike(filters, address.filters);

/** Views, search, filters, rows and pages of a list of the staff; everything of it stands in the address. */
export function ListView<Row>({
  title,
  list,
  answer,
  views,
  saved,
  actions,
  columnsMenu,
  filters,
  summary,
  searchLabel,
  exportAddress,
  around,
  renderSelection,
  ...table
}: ListViewProps<Row>) {
  // How many rows there are is told with the rows, which are drawn a moment later.
  const total = useDeferredValue(answer.data?.total);
  const told = useDeferredValue(summary);
  const place = useRef<HTMLDivElement>(null);
  useRowKeys(place);
  const draw = (selection?: ListSelection) => (
    <>
      {selection && <div className={css.news}>{selection.news}</div>}
      <ListRows {...table} selection={selection} title={title} list={list} answer={answer} place={place} />
    </>
  );
  const rows = (
    <>
      <ListTools list={list} searchLabel={searchLabel} filters={filters} summary={told} />
      {renderSelection ? renderSelection(draw) : draw()}
    </>
  );
  return (
    <>
      <title>{`${title} | Сирень`}</title>
      <div className={css.head}>
        <Heading level={1} size="page">
          {title}
        </Heading>
        {total !== undefined && (
          <Text as="span" tone="muted" numeric>
            {formatNumber(total)}
          </Text>
        )}
        <div className={css.actions}>
          <Inline gap={2}>
            {exportAddress && total !== undefined && total > 0 && (
              <ExportMenu total={total} addressOf={exportAddress} />
            )}
            {columnsMenu}
            {actions}
          </Inline>
        </div>
      </div>
      <div className={css.views}>
        <div className={css.tabs}>
          <ViewTabs title={title} list={list} views={views} />
        </div>
        {saved?.actions}
      </div>
      {saved?.note && <div className={css.note}>{saved.note}</div>}
      {around ? cloneElement(around, undefined, rows) : rows}
    </>
  );
}

type ViewTabsProps = Pick<ListViewProps<never>, 'title' | 'list' | 'views'>;

const ViewTabs = ({ title, list, views }: ViewTabsProps) => (
  <TabLinks
    label={`${title}: виды`}
    links={views.map((view) => ({
      label: view.title,
      current: isCurrent(view, list.address),
      render: <Link to={list.queryOf({ ...unsaved, ...view.saved, filters: view.filters })} />,
      ...(view.count !== undefined && { count: formatNumber(view.count) }),
    }))}
  />
);
