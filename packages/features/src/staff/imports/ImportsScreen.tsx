import type { ImportRun } from '@siren/domain/imports';
import { importMarkWords, importStatuses } from '@siren/domain/imports';
import { pastDays } from '@siren/domain/lists';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount } from '@siren/ui/format';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useKept, useResource } from '../../api/index.ts';
import {
  FilterMenu,
  ListDays,
  ListView,
  momentText,
  screenPath,
  useColumns,
  useListAddress,
  useRoom,
} from '../kit/index.ts';
import type { ListAddressState, ListViewLink } from '../kit/index.ts';
import { NewImport } from './NewImport.tsx';
import { choicesResource, FIRST_RUN_SORT, runRule, runsFile, runsResource, watchRuns } from './resources.ts';
import { runColumns } from './runColumns.tsx';
import { SourcesButton } from './SourcesButton.tsx';

const keyOf = ({ id }: ImportRun) => String(id);
const nameOf = ({ source, startedAt, timeZone }: ImportRun) =>
  `${source}, ${momentText(startedAt, timeZone)}`;
const linkOf = ({ id }: ImportRun) => <Link to={`${screenPath('imports')}/${id}`} />;

const view = (title: string, filters: ListViewLink['filters']): ListViewLink => ({
  ...{ title, filters },
  count: undefined,
});
const views = [
  view('Все', {}),
  view('Идут', { status: ['waiting', 'running'] }),
  view('С\u00a0ошибками', { wrong: ['1'] }),
  view('Не\u00a0прошли', { status: ['failed', 'stopped'] }),
  view('Пробные', { dry: ['1'] }),
];

/** All imports that there were, the newest first; what is at work is watched. @param begins whether one begins an import at once */
export function ImportsScreen({ begins = false }: { begins?: boolean }) {
  const list = useListAddress(runRule);
  const answer = useKept(runsResource(list.address), watchRuns);
  const room = useRoom();
  const roomy = useMemo(() => runColumns(room), [room]);
  const columns = useColumns('imports', list, roomy);
  const { data } = answer;
  return (
    <ListView
      title="Журнал импорта"
      list={list}
      answer={answer}
      firstSort={FIRST_RUN_SORT}
      views={views}
      searchLabel="Источник, файл, кто загрузил"
      filters={<Filters list={list} />}
      summary={data ? formatCount(data.total, ['запуск', 'запуска', 'запусков']) : null}
      exportAddress={(format) => runsFile(list.address, format)}
      empty={
        <EmptyState
          title="Файлов ещё не&nbsp;загружали"
          text="Здесь появится каждый импорт: что прочитано, что изменилось и&nbsp;что не&nbsp;взято."
        />
      }
      columns={columns.shown}
      columnsMenu={columns.menu}
      actions={
        <>
          <SourcesButton />
          <NewImport begins={begins} />
        </>
      }
      rowKey={keyOf}
      rowName={nameOf}
      rowLink={linkOf}
    />
  );
}

const statusOptions = importStatuses.map((value) => ({ value, label: importMarkWords[value] }));

function Filters({ list }: { list: ListAddressState }) {
  const { address, change } = list;
  const choices = useResource(choicesResource).data;
  const { filters } = address;
  const choose = (key: string) => (values: string[]) => change({ filters: { ...filters, [key]: values } });
  return (
    <>
      {choices && (
        <ListDays label="Когда" today={choices.today} presets={pastDays(choices.today)} list={list} />
      )}
      {choices && choices.sources.length > 1 && (
        <FilterMenu
          label="Источник"
          options={choices.sources.map((value) => ({ value, label: value }))}
          chosen={filters['source'] ?? []}
          onChange={choose('source')}
        />
      )}
      <FilterMenu
        label="Итог"
        options={statusOptions}
        chosen={filters['status'] ?? []}
        onChange={choose('status')}
      />
    </>
  );
}
