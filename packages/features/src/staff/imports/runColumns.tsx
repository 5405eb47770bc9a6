import type { ImportRun } from '@siren/domain/imports';
import { Badge } from '@siren/ui/badge';
import type { Column } from '@siren/ui/data-table';
import { formatNumber } from '@siren/ui/format';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { momentText } from '../kit/index.ts';
import type { Room } from '../kit/index.ts';
import { authorText, markOf } from './importWords.ts';

type RunColumn = Column<ImportRun>;

const Small = ({ children }: { children: string }) => (
  <Text as="span" size={12} weight="normal" tone="muted">
    {children}
  </Text>
);

const Marks = ({ run }: { run: ImportRun }) => {
  const { word, tone } = markOf(run);
  return (
    <Inline as="span" gap={1}>
      <Badge tone={tone}>{word}</Badge>
      {run.dryRun && <Badge>Пробный</Badge>}
    </Inline>
  );
};

const when: RunColumn = {
  key: 'at',
  header: 'Начат',
  sortable: true,
  width: 148,
  cell: ({ startedAt, timeZone }) => (
    <Text as="span" weight="normal" numeric>
      {momentText(startedAt, timeZone)}
    </Text>
  ),
};

/** What was imported; where there is no room for columns of their own, with when and who. */
const what = (told: (run: ImportRun) => string, width: number): RunColumn => ({
  key: 'source',
  header: 'Источник',
  width,
  wrap: true,
  grow: true,
  cell: (run) => (
    <Stack gap={0}>
      <Text as="span" weight="medium" lines={2}>
        {run.source}
      </Text>
      <Small>{told(run)}</Small>
    </Stack>
  ),
});

const mark: RunColumn = {
  key: 'mark',
  header: 'Итог',
  width: 184,
  wrap: true,
  cell: (run) => <Marks run={run} />,
};

const number = (key: string, header: string, of: (run: ImportRun) => number, width = 100): RunColumn => ({
  key,
  header,
  kind: 'number',
  width,
  cell: (run) => formatNumber(of(run)),
});

const numbers: RunColumn[] = [
  number('read', 'Прочитано', ({ counts }) => counts.read),
  number('changed', 'Изменено', ({ counts }) => counts.created + counts.updated),
  number('errors', 'Ошибок', ({ lines }) => lines.error, 88),
];

const fileOf = ({ file, region }: ImportRun): string => [file, region].filter(Boolean).join(', ');

/** Columns that the list has room for. */
export function runColumns(room: Room): RunColumn[] {
  if (room === 'phone')
    return [
      what((run) => `${momentText(run.startedAt, run.timeZone)}, ${fileOf(run)}`, 160),
      { ...mark, width: 184 },
    ];
  if (room === 'tablet') return [what(fileOf, 200), when, { ...mark, width: 176 }, ...numbers.slice(0, 1)];
  return [
    what(fileOf, 200),
    when,
    mark,
    ...numbers,
    { key: 'author', header: 'Кто', width: 128, wrap: true, cell: authorText },
  ];
}
