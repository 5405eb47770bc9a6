import { EmptyState } from '@siren/ui/empty-state';
import { formatCount } from '@siren/ui/format';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useKept } from '../../api/index.ts';
import { useNow } from '../../info/index.ts';
import { ListView, screenPath, useListAddress, useRoom } from '../kit/index.ts';
import type { ListViewLink } from '../kit/index.ts';
import { clientColumns } from './clientColumns.tsx';
import { calledOf } from './clientWords.ts';
import { clientFilters, clientsResource, FIRST_SORT } from './resources.ts';

const keyOf = ({ id }: { id: number }) => String(id);
const linkOf = ({ id }: { id: number }) => <Link to={`${screenPath('clients')}/${id}`} />;

const views: readonly ListViewLink[] = [
  { title: 'Все', filters: {}, count: undefined },
  { title: 'Заблокированы', filters: { blocked: ['1'] }, count: undefined },
];

/** All accounts, narrowed by views and a search. */
export function ClientsScreen() {
  const list = useListAddress(clientFilters);
  const answer = useKept(clientsResource(list.address));
  const room = useRoom();
  const now = useNow() ?? 0;
  const columns = useMemo(() => clientColumns(room, now), [room, now]);
  const { data } = answer;
  return (
    <ListView
      title="Клиенты"
      list={list}
      answer={answer}
      firstSort={FIRST_SORT}
      views={views}
      searchLabel="Телефон, имя, почта, заказ"
      filters={null}
      summary={data ? formatCount(data.total, ['клиент', 'клиента', 'клиентов']) : null}
      empty={
        <EmptyState
          title="Клиентов пока нет"
          text="Первый появится здесь, как только заведёт учётную запись."
        />
      }
      columns={columns}
      rowKey={keyOf}
      rowName={calledOf}
      rowLink={linkOf}
    />
  );
}
