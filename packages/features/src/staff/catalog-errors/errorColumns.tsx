import { catalogRules, errorValueText, severityOf } from '@siren/domain/catalog-errors';
import type { CatalogErrorRow, CatalogRuleKey } from '@siren/domain/catalog-errors';
import { Avatar } from '@siren/ui/avatar';
import { Badge } from '@siren/ui/badge';
import type { Column } from '@siren/ui/data-table';
import { Stack } from '@siren/ui/layout';
import { formatDay } from '@siren/ui/format';
import { Text } from '@siren/ui/text';
import type { Room } from '../kit/index.ts';
import { SeverityDot } from './SeverityDot.tsx';

type ErrorColumn = Column<CatalogErrorRow>;

/** Rules whose values say by themselves what is wrong. */
const speaking: readonly CatalogRuleKey[] = [
  ...(['price_jump', 'no_price', 'no_picture', 'price_no_stock', 'promo_no_goods'] as const),
  'param_two_units',
];

/** What is wrong in one line: the rule, and the value where it says more. */
const told = (row: CatalogErrorRow): string => {
  const { title } = catalogRules[row.rule];
  const value = errorValueText(row);
  if (speaking.includes(row.rule)) return value;
  return row.rule === 'no_section' || value === row.record.name ? title : `${title}, ${value}`;
};

const recordColumn: ErrorColumn = {
  key: 'severity',
  header: 'Важность, товар',
  sortable: true,
  width: 180,
  minWidth: 120,
  wrap: true,
  grow: true,
  cell: (row) => (
    <Stack gap={0}>
      <Text as="span" weight="medium" lines={2}>
        <SeverityDot severity={severityOf(row.rule)} /> {row.record.name || 'Без названия'}
      </Text>
      <Text as="span" size={12} weight="normal" tone="muted" lines={2}>
        {told(row)}
      </Text>
    </Stack>
  ),
};

const seenColumn: ErrorColumn = {
  key: 'seen',
  header: 'Замечена',
  sortable: true,
  width: 104,
  wrap: true,
  cell: ({ state, firstSeen, timeZone }) =>
    state === 'new' ? (
      <Badge tone="brand">новая</Badge>
    ) : (
      <Text as="span" size={14} weight="normal" tone="muted" numeric>
        {formatDay(firstSeen, timeZone)}
      </Text>
    ),
};

const assigneeColumn: ErrorColumn = {
  key: 'assignee',
  header: 'Кто',
  width: 64,
  minWidth: 64,
  cell: ({ assignee }) => (assignee ? <Avatar size="s" name={assignee.name} /> : null),
};

const articleColumn: ErrorColumn = {
  key: 'article',
  header: 'Артикул',
  width: 128,
  cell: ({ record }) => record.article,
};
const sectionColumn: ErrorColumn = {
  key: 'section',
  header: 'Раздел',
  width: 160,
  wrap: true,
  cell: ({ record }) => record.section,
};

/** Columns that the list has room for. @param beside whether an error is open beside it */
export function errorColumns(room: Room, beside: boolean): ErrorColumn[] {
  if (room === 'phone') return [recordColumn, seenColumn];
  const few = [recordColumn, seenColumn, assigneeColumn];
  if (room === 'tablet') return [recordColumn, sectionColumn, seenColumn, assigneeColumn];
  return beside ? few : [recordColumn, articleColumn, sectionColumn, seenColumn, assigneeColumn];
}
