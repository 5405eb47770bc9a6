import type { ImportKind } from '@siren/domain/imports';
import { Card } from '@siren/ui/card';
import { DataTable } from '@siren/ui/data-table';
import type { Column } from '@siren/ui/data-table';
import { formatNumber } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useRoom } from '../kit/index.ts';
import type { ListAddressState, Room } from '../kit/index.ts';
import * as css from './Imports.css.ts';
import { SeverityMark } from './SeverityMark.tsx';

type KindColumn = Column<ImportKind>;

const message = (marked: boolean): KindColumn => ({
  key: 'message',
  header: 'Что случилось',
  width: marked ? 220 : 320,
  wrap: true,
  grow: true,
  cell: (kind) => (
    <Stack gap={0}>
      <Text as="span" weight="normal">
        {kind.message}
      </Text>
      {marked && (
        <Text as="span" size={12} weight="normal">
          <SeverityMark severity={kind.severity} />
        </Text>
      )}
    </Stack>
  ),
});
const severity: KindColumn = {
  key: 'severity',
  header: 'Важность',
  width: 168,
  cell: (kind) => <SeverityMark severity={kind.severity} />,
};
const field: KindColumn = {
  key: 'field',
  header: 'Поле',
  width: 144,
  cell: (kind) => (kind.field === null ? '' : <code className={css.code}>{kind.field}</code>),
};
const count: KindColumn = {
  key: 'count',
  header: 'Строк',
  kind: 'number',
  width: 104,
  cell: (kind) => (
    <Stack gap={0}>
      <span>{formatNumber(kind.count)}</span>
      {kind.fresh !== null && kind.fresh > 0 && (
        <Text as="span" size={12} tone="critical" numeric>
          новых {formatNumber(kind.fresh)}
        </Text>
      )}
    </Stack>
  ),
};

const columnsOf = (room: Room): KindColumn[] =>
  room === 'phone' ? [message(true), count] : [message(false), severity, field, count];

const keyOf = (kind: ImportKind) => `${kind.code} ${kind.field}`;

/** What a report comes to by kinds. A press on one shows its lines. */
export function ReportKinds({ kinds, list }: { kinds: readonly ImportKind[]; list: ListAddressState }) {
  const room = useRoom();
  const columns = useMemo(() => columnsOf(room), [room]);
  const { queryOf } = list;
  const linkOf = useCallback(
    (kind: ImportKind) => (
      <Link
        preventScrollReset
        to={queryOf({
          query: '',
          filters: { kind: [kind.code], ...(kind.field !== null && { field: [kind.field] }) },
        })}
      />
    ),
    [queryOf],
  );
  const fresh = kinds.reduce((sum, kind) => sum + (kind.severity === 'error' ? (kind.fresh ?? 0) : 0), 0);
  return (
    <Card as="section" aria-label="По видам" padding="none">
      <div className={css.title}>
        <Heading level={2} size="panel">
          По&nbsp;видам
        </Heading>
        <Text as="span" size={14} tone={fresh > 0 ? 'critical' : 'muted'} numeric>
          {fresh > 0 ? `новых ошибок ${formatNumber(fresh)}` : 'нажмите вид, чтобы отобрать строки'}
        </Text>
      </div>
      <DataTable
        label="По видам"
        columns={columns}
        rows={kinds}
        rowKey={keyOf}
        rowName={({ message: name }) => name}
        rowLink={linkOf}
      />
    </Card>
  );
}
