import { importSeverities, importSeverityWords } from '@siren/domain/imports';
import type { ImportKind, ImportLine, ImportRun } from '@siren/domain/imports';
import { Card } from '@siren/ui/card';
import { Chip } from '@siren/ui/chip';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { useMemo } from 'react';
import { useKept, useResource } from '../../api/index.ts';
import { ExportMenu, FilterMenu, ListRows, ListSearch, meResource, useRoom } from '../kit/index.ts';
import type { ListAddressState } from '../kit/index.ts';
import * as css from './Imports.css.ts';
import { lineColumns } from './lineColumns.tsx';
import { FIRST_LINE_SORT, linesFile, linesResource, watchLines } from './resources.ts';

const keyOf = ({ id }: ImportLine) => String(id);
const nameOf = ({ line, externalId, message }: ImportLine) =>
  [line === null ? 'Весь файл' : `Строка ${line}`, externalId, message].filter(Boolean).join(', ');

export interface ReportLinesProps {
  run: ImportRun;
  kinds: readonly ImportKind[];
  list: ListAddressState;
}

/** The lines of a report, by pages, narrowed by what the address says. */
export function ReportLines({ run, kinds, list }: ReportLinesProps) {
  const answer = useKept(linesResource(run.id, list.address), watchLines(run));
  const room = useRoom();
  const isSeen = useResource(meResource).data?.permissions.includes('catalog.edit') ?? false;
  const columns = useMemo(() => lineColumns(room, isSeen), [room, isSeen]);
  const total = answer.data?.total;
  return (
    <Card as="section" aria-label="Строки отчёта" padding="none">
      <div className={css.title}>
        <Heading level={2} size="panel">
          Строки
        </Heading>
        {total !== undefined && (
          <Text as="span" size={14} tone="muted" numeric role="status">
            {formatCount(total, ['строка', 'строки', 'строк'])}
          </Text>
        )}
        <span className={css.end}>
          {total !== undefined && total > 0 && (
            <ExportMenu total={total} addressOf={(format) => linesFile(run.id, list.address, format)} />
          )}
        </span>
      </div>
      {kinds.length > 0 && (
        <div className={css.tools}>
          <div className={css.search}>
            <ListSearch key={list.address.query} label="Id, значение, причина" list={list} />
          </div>
          <LineFilters kinds={kinds} list={list} />
        </div>
      )}
      <ListRows
        title="Строки отчёта"
        list={list}
        answer={answer}
        firstSort={FIRST_LINE_SORT}
        columns={columns}
        rowKey={keyOf}
        rowName={nameOf}
        empty={<EmptyState title="Замечаний нет" text="Всё, что было в&nbsp;файле, взято как есть." />}
      />
    </Card>
  );
}

const severityOptions = importSeverities.map((value) => ({ value, label: importSeverityWords[value] }));

function LineFilters({ kinds, list: { address, change } }: Pick<ReportLinesProps, 'kinds' | 'list'>) {
  const { filters } = address;
  const choose = (key: string, values: string[]) => change({ filters: { ...filters, [key]: values } });
  const fields = [...new Set(kinds.flatMap(({ field }) => (field === null ? [] : [field])))].toSorted();
  const known = kinds.some(({ fresh }) => fresh !== null);
  const words = new Map(kinds.map(({ code, message }) => [code, message]));
  return (
    <>
      <FilterMenu
        label="Важность"
        options={severityOptions}
        chosen={filters['severity'] ?? []}
        onChange={(values) => choose('severity', values)}
      />
      {fields.length > 0 && (
        <FilterMenu
          label="Поле"
          options={fields.map((value) => ({ value, label: value }))}
          chosen={filters['field'] ?? []}
          onChange={(values) => choose('field', values)}
        />
      )}
      {known && (
        <Chip
          selected={filters['fresh'] !== undefined}
          onClick={() => choose('fresh', filters['fresh'] ? [] : ['1'])}
        >
          Новые
        </Chip>
      )}
      {(filters['kind'] ?? []).map((code) => (
        <Chip
          key={code}
          removable
          onClick={() =>
            choose(
              'kind',
              (filters['kind'] ?? []).filter((one) => one !== code),
            )
          }
        >
          {words.get(code) ?? code}
        </Chip>
      ))}
    </>
  );
}
