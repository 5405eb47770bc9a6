import type { ImportReport, ImportRun } from '@siren/domain/imports';
import { Badge } from '@siren/ui/badge';
import { Callout } from '@siren/ui/callout';
import { Card } from '@siren/ui/card';
import { DefinitionList } from '@siren/ui/definition-list';
import { Link as TextLink } from '@siren/ui/link';
import { Progress } from '@siren/ui/progress';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import {
  momentText,
  RecordComing,
  RecordHead,
  RecordPage,
  screenPath,
  useListAddress,
} from '../kit/index.ts';
import * as css from './Imports.css.ts';
import { authorText, markOf, workedText } from './importWords.ts';
import { lineRule, reportResource, runRule, runsResource, watchReport } from './resources.ts';
import { ReportKinds } from './ReportKinds.tsx';
import { ReportLines } from './ReportLines.tsx';
import { RunCounts } from './RunCounts.tsx';

const near = { rule: runRule, pageOf: runsResource };

/** A run of an import: what it read, what became of it, and every line of its report. */
export const ImportScreen = () => (
  <RecordPage kind="Импорт" list={{ label: 'Журнал импорта', path: screenPath('imports') }} near={near}>
    {(id) => <Opened key={id} id={id} />}
  </RecordPage>
);

function Opened({ id }: { id: number }) {
  const { data, error, mutate } = useResource(reportResource(id), watchReport);
  return data ? <Loaded report={data} /> : <RecordComing error={error} onRetry={() => void mutate()} />;
}

function Loaded({ report }: { report: ImportReport }) {
  const { run, kinds } = report;
  const list = useListAddress(lineRule);
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
        actions={null}
      />
      <Standing run={run} />
      <RunFacts report={report} />
      <RunCounts counts={run.counts} />
      {kinds.length > 0 && <ReportKinds kinds={kinds} list={list} />}
      <ReportLines run={run} kinds={kinds} list={list} />
    </>
  );
}

/** What has to be known before any figure. */
function Standing({ run }: { run: ImportRun }) {
  if (run.status === 'running') return <Progress label="Импорт идёт" />;
  if (run.status === 'stopped')
    return (
      <Callout tone="critical" title="Импорт прервался.">
        Процесс, который читал файл, остановлен. Записанное до&nbsp;этого осталось; тот&nbsp;же файл можно
        загрузить ещё раз, повторов не&nbsp;будет.
      </Callout>
    );
  return run.dryRun ? (
    <Callout title="Это проба.">
      В&nbsp;магазине ничего не&nbsp;изменилось: показано, что изменил&nbsp;бы такой файл.
    </Callout>
  ) : null;
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
