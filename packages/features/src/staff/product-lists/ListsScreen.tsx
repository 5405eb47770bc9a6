import { listStates, listStateWords } from '@siren/domain/product-lists';
import type { ProductListRow } from '@siren/domain/product-lists';
import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount } from '@siren/ui/format';
import { PlusIcon } from '@siren/ui/icons';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useKept } from '../../api/index.ts';
import { FilterMenu, ListView, screenPath, useColumns, useListAddress, useRoom } from '../kit/index.ts';
import type { ListViewLink } from '../kit/index.ts';
import { listColumns } from './listColumns.tsx';
import { newListWay } from './newListWay.ts';
import { FIRST_SORT, listRule, listsResource } from './resources.ts';

const views: readonly ListViewLink[] = [
  { title: 'Все', filters: {}, count: undefined },
  { title: 'Показываются', filters: { state: ['running'] }, count: undefined },
  { title: 'Запланированы', filters: { state: ['coming'] }, count: undefined },
  { title: 'Черновики', filters: { state: ['draft'] }, count: undefined },
];
const stateOptions = listStates.map((value) => ({ value, label: listStateWords[value] }));
const create = <Link to={newListWay()} />;
const keyOf = ({ id }: ProductListRow) => String(id);
const nameOf = ({ name }: ProductListRow) => name;
const linkOf = ({ id }: ProductListRow) => <Link to={`${screenPath('product-lists')}/${id}`} />;

/** All lists of goods, narrowed by views, a filter and a search. */
export function ListsScreen() {
  const list = useListAddress(listRule);
  const answer = useKept(listsResource(list.address));
  const room = useRoom();
  const roomy = useMemo(() => listColumns(room), [room]);
  const columns = useColumns('product-lists', list, roomy);
  const { address, change } = list;
  return (
    <ListView
      title="Списки товаров"
      list={list}
      answer={answer}
      firstSort={FIRST_SORT}
      views={views}
      actions={
        <Button icon={<PlusIcon />} render={create}>
          Новый список
        </Button>
      }
      searchLabel="Название"
      filters={
        <FilterMenu
          label="Состояние"
          options={stateOptions}
          chosen={address.filters['state'] ?? []}
          onChange={(state) => change({ filters: { state } })}
        />
      }
      summary={answer.data ? formatCount(answer.data.total, ['список', 'списка', 'списков']) : null}
      empty={
        <EmptyState
          title="Списков пока нет"
          text="Соберите первый: его покажет блок «Товары» любой страницы."
        />
      }
      columns={columns.shown}
      columnsMenu={columns.menu}
      rowKey={keyOf}
      rowName={nameOf}
      rowLink={linkOf}
    />
  );
}
