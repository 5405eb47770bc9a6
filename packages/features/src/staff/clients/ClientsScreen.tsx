import { isTooShort } from '@siren/domain/orders';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount } from '@siren/ui/format';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useKept } from '../../api/index.ts';
import { useNow } from '../../info/index.ts';
import {
  calledOf,
  ListView,
  screenPath,
  useColumns,
  useListAddress,
  useRoom,
  useSavedViews,
} from '../kit/index.ts';
import type { ListViewLink } from '../kit/index.ts';
import { clientColumns } from './clientColumns.tsx';
import { askedBy, clientRule, clientsFile, clientsResource, FIRST_SORT } from './resources.ts';

const keyOf = ({ id }: { id: number }) => String(id);
const linkOf = ({ id }: { id: number }) => <Link to={`${screenPath('clients')}/${id}`} />;

const views: readonly ListViewLink[] = [
  { title: 'Все', filters: {}, count: undefined },
  { title: 'Заблокированы', filters: { blocked: ['1'] }, count: undefined },
];

const titles = views.map(({ title }) => title);

/** All accounts, narrowed by views and a search. */
export function ClientsScreen() {
  const list = useListAddress(clientRule);
  const answer = useKept(clientsResource(list.address));
  const room = useRoom();
  const now = useNow() ?? 0;
  const roomy = useMemo(() => clientColumns(room, now), [room, now]);
  const columns = useColumns('clients', list, roomy);
  const { data } = answer;
  const saved = useSavedViews(
    { of: { list: 'clients', state: askedBy(list.address) }, hidden: columns.hidden },
    list,
    titles,
  );
  return (
    <ListView
      title="Клиенты"
      list={list}
      answer={answer}
      firstSort={FIRST_SORT}
      views={[...views, ...saved.links]}
      saved={saved}
      searchLabel="Телефон, имя, почта, заказ"
      isTooShort={isTooShort}
      filters={null}
      summary={data ? formatCount(data.total, ['клиент', 'клиента', 'клиентов']) : null}
      exportAddress={(format) => clientsFile(list.address, format)}
      empty={
        <EmptyState
          title="Клиентов пока нет"
          text="Первый появится здесь, как только заведёт учётную запись."
        />
      }
      columns={columns.shown}
      columnsMenu={columns.menu}
      rowKey={keyOf}
      rowName={calledOf}
      rowLink={linkOf}
    />
  );
}
