import type { ImportLine } from '@siren/domain/imports';
import type { Column } from '@siren/ui/data-table';
import { formatNumber } from '@siren/ui/format';
import { Inline, Stack } from '@siren/ui/layout';
import { Badge } from '@siren/ui/badge';
import { Link as TextLink } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { Link } from 'react-router-dom';
import { screenPath } from '../kit/index.ts';
import type { Room } from '../kit/index.ts';
import * as css from './Imports.css.ts';
import { SeverityMark } from './SeverityMark.tsx';

type LineColumn = Column<ImportLine>;

const place: LineColumn = {
  key: 'line',
  header: 'Строка',
  sortable: true,
  width: 104,
  cell: ({ line }) => (
    <Text as="span" weight="normal" numeric>
      {line === null ? 'файл' : formatNumber(line)}
    </Text>
  ),
};

/** The id of the offer; it leads to the good where the shop has one, and somebody may see it. */
const External = ({ row: { externalId, good }, linked }: { row: ImportLine; linked: boolean }) => {
  if (externalId === null) return null;
  return good !== null && linked ? (
    <TextLink render={<Link to={`${screenPath('goods')}/${good}`} />}>{externalId}</TextLink>
  ) : (
    <span>{externalId}</span>
  );
};

const external = (linked: boolean): LineColumn => ({
  key: 'external',
  header: 'Id\u00a0в\u00a0файле',
  width: 136,
  wrap: true,
  cell: (row) => <External row={row} linked={linked} />,
});

const field: LineColumn = {
  key: 'field',
  header: 'Поле',
  width: 128,
  cell: (row) => (row.field === null ? '' : <code className={css.code}>{row.field}</code>),
};
const value: LineColumn = {
  key: 'value',
  header: 'Значение',
  width: 176,
  wrap: true,
  cell: (row) => <span className={css.value}>{row.value ?? ''}</span>,
};

const Reason = ({ row }: { row: ImportLine }) => (
  <Stack gap={1}>
    <span>{row.message}</span>
    <Inline as="span" gap={2}>
      <Text as="span" size={12} tone="muted">
        <SeverityMark severity={row.severity} />
      </Text>
      {row.fresh === true && <Badge tone="brand">Новая</Badge>}
    </Inline>
  </Stack>
);
const reason: LineColumn = {
  key: 'reason',
  header: 'Причина',
  width: 300,
  wrap: true,
  grow: true,
  cell: (row) => <Reason row={row} />,
};

/** On a phone all of a line stands in one column beside its place. */
const whole = (linked: boolean): LineColumn => ({
  ...reason,
  width: 232,
  cell: (row) => (
    <Stack gap={1}>
      <Reason row={row} />
      <Inline as="span" gap={2}>
        <External row={row} linked={linked} />
        {row.field !== null && <code className={css.code}>{row.field}</code>}
      </Inline>
      {row.value !== null && <span className={css.value}>{row.value}</span>}
    </Stack>
  ),
});

/** Columns that a report has room for. @param linked whether goods can be looked at */
export function lineColumns(room: Room, linked: boolean): LineColumn[] {
  if (room === 'phone') return [{ ...place, width: 84 }, whole(linked)];
  return room === 'tablet'
    ? [
        { ...place, width: 88 },
        { ...external(linked), width: 112 },
        { ...value, width: 128 },
        { ...reason, width: 220 },
      ]
    : [place, external(linked), field, value, reason];
}
