import type { ImportReport } from '@siren/domain/imports';
import { Badge } from '@siren/ui/badge';
import { Card } from '@siren/ui/card';
import { formatNumber } from '@siren/ui/format';
import { DefinitionList } from '@siren/ui/definition-list';
import { Link as TextLink } from '@siren/ui/link';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { momentText, RecordComing, RecordHead, RecordPage, screenPath } from '../kit/index.ts';
import { FailedRows } from './FailedRows.tsx';
import * as css from './Imports.css.ts';
import { authorText, markOf, workedText } from './importWords.ts';
import { ImportsScreen } from './ImportsScreen.tsx';
import { reportResource, runRule, runsResource, watchReport } from './resources.ts';
import { Report } from './Report.tsx';
import { RunActions } from './RunActions.tsx';
import { RunCounts } from './RunCounts.tsx';
import { Standing } from './Standing.tsx';
import { TrialReport } from './TrialReport.tsx';
import { useEndOfRun } from './useEndOfRun.ts';

const near = { rule: runRule, pageOf: runsResource };

/** A run of an import: what it read, what became of it, and every line of its report. The address of a new one opens the log with its dialog. */
export const ImportScreen = () => (useParams()['id'] === 'new' ? <ImportsScreen begins /> : <Run />);

const Run = () => (
  <RecordPage kind="Импорт" list={{ label: 'Журнал импорта', path: screenPath('imports') }} near={near}>
    {(id) => <Opened key={id} id={id} />}
  </RecordPage>
);

function Opened({ id }: { id: number }) {
  const { data, error, mutate } = useResource(reportResource(id), watchReport);
  return data ? <Loaded report={data} /> : <RecordComing error={error} onRetry={() => void mutate()} />;
}

function Loaded({ report }: { report: ImportReport }) {
  const { run } = report;
  useEndOfRun(run);
  const { word, tone } = markOf(run);
  return (
    <>
      <RecordHead
        title={run.source}
        marks={
          <>
            <Badge tone={tone}>{word}</Badge>
            {run.dryRun && <Badge>Пробный</Badge>}
          </>
        }
        actions={<RunActions report={report} />}
      />
      <Standing report={report} />
      <RunFacts report={report} />
      <RunCounts run={run} />
      <FailedRows report={report} />
      {run.dryRun ? <TrialReport report={report} /> : <Report report={report} />}
    </>
  );
}

type Fact = readonly [string, ReactNode];

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <DefinitionList kind="params" items={facts.flatMap(([term, value]) => (value ? [{ term, value }] : []))} />
);

function RunFacts({ report: { run, before } }: { report: ImportReport }) {
  return (
    <Card as="section" aria-label="Запуск" padding="m">
      <div className={css.facts}>
        <Facts
          facts={[
            ['Файл', run.file],
            ['Регион', run.region],
            ['Кодировка', run.encoding],
            ['Картинки из\u00a0архива', run.pictures > 0 ? formatNumber(run.pictures) : null],
          ]}
        />
        <Facts
          facts={[
            ['Когда', workedText(run)],
            ['Кто', authorText(run)],
            [
              'Сравнение',
              before && (
                <TextLink render={<Link to={`${screenPath('imports')}/${before.id}`} />}>
                  запуск {momentText(before.startedAt, run.timeZone)}
                </TextLink>
              ),
            ],
          ]}
        />
      </div>
    </Card>
  );
}
