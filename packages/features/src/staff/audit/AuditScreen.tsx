import type { AuditRow } from '@siren/domain/audit';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount } from '@siren/ui/format';
import { useMemo } from 'react';
import { useKept, useResource } from '../../api/index.ts';
import { ConfirmProvider } from '../../confirm/index.ts';
import {
  ListView,
  meResource,
  momentText,
  useColumns,
  useListAddress,
  useOpenedRow,
  useRoom,
  useSavedViews,
} from '../kit/index.ts';
import type { ListViewLink } from '../kit/index.ts';
import * as css from './Audit.css.ts';
import { auditColumns } from './auditColumns.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { lineName, whoText } from './auditWords.ts';
import { EntryPanel } from './EntryPanel.tsx';
import { askedBy, auditFile, auditRule, auditResource, choicesResource, FIRST_SORT } from './resources.ts';

const keyOf = ({ id }: AuditRow) => String(id);
const nameOf = (row: AuditRow) => `${momentText(row.at, row.timeZone)}, ${whoText(row)}, ${lineName(row)}`;

/** Views that everybody has; one's own once it is known who one is. */
const viewsOf = (me: number | undefined): ListViewLink[] => {
  const view = (title: string, filters: ListViewLink['filters']) => ({ title, filters, count: undefined });
  return [
    view('Все', {}),
    ...(me === undefined ? [] : [view('Мои', { by: [String(me)] })]),
    view('Сразу несколько', { how: ['bulk'] }),
    view('Доступ и\u00a0права', { kind: ['person', 'role', 'invitation'] }),
    view('Отмены', { how: ['undo'] }),
    view('Команды', { how: ['command'] }),
  ];
};

/** The history of all records. An undo may ask who one is. */
export const AuditScreen = () => (
  <ConfirmProvider>
    <Audit />
  </ConfirmProvider>
);

function Audit() {
  const list = useListAddress(auditRule);
  const answer = useKept(auditResource(list.address));
  const choices = useResource(choicesResource).data;
  const me = useResource(meResource).data?.user.id;
  const opened = useOpenedRow(list, 'entry');
  const screen = useRoom();
  const room = screen === 'desk' && opened.id !== null ? 'tablet' : screen;
  const roomy = useMemo(() => auditColumns(room), [room]);
  const columns = useColumns('audit', list, roomy);
  const views = viewsOf(me);
  const saved = useSavedViews(
    { of: { list: 'audit', state: askedBy(list.address) }, hidden: columns.hidden },
    list,
    views.map(({ title }) => title),
  );
  const { data } = answer;
  return (
    <div className={css.screen} data-state={opened.id === null ? 'closed' : 'open'}>
      <div className={css.list}>
        <ListView
          title="История действий"
          list={list}
          answer={answer}
          firstSort={FIRST_SORT}
          views={[...views, ...saved.links]}
          saved={saved}
          searchLabel="Номер или название записи"
          filters={<AuditFilters list={list} choices={choices} />}
          summary={data ? formatCount(data.total, ['действие', 'действия', 'действий']) : null}
          exportAddress={(format) => auditFile(list.address, format)}
          empty={
            <EmptyState
              title="Действий пока нет"
              text="Здесь появится всё, что меняют сотрудники и&nbsp;команды."
            />
          }
          columns={columns.shown}
          columnsMenu={columns.menu}
          rowKey={keyOf}
          rowName={nameOf}
          rowLink={opened.linkOf}
        />
      </div>
      {opened.id !== null && <EntryPanel id={opened.id} onClose={opened.close} />}
    </div>
  );
}
