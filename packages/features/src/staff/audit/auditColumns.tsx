import { runWords } from '@siren/domain/audit';
import type { AuditRow } from '@siren/domain/audit';
import { Badge } from '@siren/ui/badge';
import type { Column } from '@siren/ui/data-table';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { entryLines, FieldDiff, momentText } from '../kit/index.ts';
import type { Room } from '../kit/index.ts';
import { lineKind, lineName, whoText } from './auditWords.ts';

type AuditColumn = Column<AuditRow>;

const Small = ({ children }: { children: string }) => (
  <Text as="span" size={12} weight="normal" tone="muted">
    {children}
  </Text>
);

/** The first thing that an entry says, and how much there is besides. */
function Told({ row }: { row: AuditRow }) {
  const [first, ...others] = entryLines(row);
  const more = others.length + (first?.details?.length ?? 0);
  if (!first) return null;
  return (
    <Stack gap={0}>
      {first.change ? (
        <>
          <Text as="span" lines={2}>
            <FieldDiff {...first.change} />
          </Text>
          <Small>{more > 0 ? `${first.text}, ещё\u00a0${more}` : first.text}</Small>
        </>
      ) : (
        <>
          <span>{first.text}</span>
          {more > 0 && <Small>{`Подробностей: ${more}`}</Small>}
        </>
      )}
    </Stack>
  );
}

const Mark = ({ row: { run, undoneAt } }: { row: AuditRow }) => {
  if (undoneAt !== null) return <Badge tone="accent">Отменено</Badge>;
  return run === 'save' ? null : <Badge tone="neutral">{runWords[run]}</Badge>;
};

const when = (who: boolean): AuditColumn => ({
  key: 'at',
  header: 'Когда',
  sortable: true,
  width: who ? 132 : 168,
  wrap: who,
  cell: (row) => (
    <Stack gap={0}>
      <Text as="span" weight="normal" numeric>
        {momentText(row.at, row.timeZone)}
      </Text>
      {who && <Small>{whoText(row)}</Small>}
    </Stack>
  ),
});

const whoColumn: AuditColumn = { key: 'by', header: 'Кто', width: 160, wrap: true, cell: whoText };

const recordColumn = (marked: boolean): AuditColumn => ({
  key: 'record',
  header: 'Запись',
  width: 208,
  wrap: true,
  cell: (row) => (
    <Stack gap={0}>
      <Text as="span" weight="medium" lines={2}>
        {lineName(row)}
      </Text>
      <Small>{lineKind(row)}</Small>
      {marked && (
        <span>
          <Mark row={row} />
        </span>
      )}
    </Stack>
  ),
});

const toldColumn: AuditColumn = {
  key: 'told',
  header: 'Было и\u00a0стало',
  width: 220,
  wrap: true,
  grow: true,
  cell: (row) => <Told row={row} />,
};

const markColumn: AuditColumn = {
  key: 'how',
  header: 'Как',
  width: 152,
  cell: (row) => <Mark row={row} />,
};

/** On a phone a line is two columns: when and who, then what of which record. */
const phoneColumn: AuditColumn = {
  ...toldColumn,
  cell: (row) => (
    <Stack gap={0}>
      <Text as="span" weight="medium" lines={2}>
        {lineName(row)}
      </Text>
      <Told row={row} />
      <span>
        <Mark row={row} />
      </span>
    </Stack>
  ),
};

/** Columns that the list has room for. */
export function auditColumns(room: Room): AuditColumn[] {
  if (room === 'phone') return [when(true), phoneColumn];
  return room === 'tablet'
    ? [when(true), recordColumn(true), toldColumn]
    : [when(false), whoColumn, recordColumn(false), toldColumn, markColumn];
}
