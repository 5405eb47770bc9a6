import { listStateWords } from '@siren/domain/product-lists';
import type { ProductListRow } from '@siren/domain/product-lists';
import { Badge } from '@siren/ui/badge';
import type { Column } from '@siren/ui/data-table';
import { formatNumber } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { momentText } from '../kit/index.ts';
import type { Room } from '../kit/index.ts';
import { daysText, stateTones } from './listWords.ts';

type ListColumn = Column<ProductListRow>;

const State = ({ state }: Pick<ProductListRow, 'state'>) => (
  <Badge shape="pill" tone={stateTones[state]}>
    {listStateWords[state]}
  </Badge>
);

const nameColumn = (narrow: boolean): ListColumn => ({
  ...{ key: 'name', header: 'Список', sortable: true, wrap: true, grow: true, width: narrow ? 200 : 260 },
  cell: (row) => (
    <Stack gap={0}>
      <Text as="span" weight="strong">
        {row.name}
      </Text>
      {narrow && (
        <>
          <Text as="span" size={12} weight="normal" tone="muted">
            {daysText(row)}
          </Text>
          <span>
            <State {...row} />
          </span>
        </>
      )}
    </Stack>
  ),
});
const goodsColumn: ListColumn = {
  ...{ key: 'goods', header: 'Товаров', kind: 'number', width: 104 },
  cell: ({ goods }) => formatNumber(goods),
};

/** Columns that the screen has room for. */
export function listColumns(room: Room): ListColumn[] {
  if (room === 'phone') return [nameColumn(true), goodsColumn];
  return [
    nameColumn(false),
    { key: 'state', header: 'Состояние', width: 148, cell: (row) => <State {...row} /> },
    { key: 'days', header: 'Когда показывать', width: 220, wrap: true, cell: daysText },
    goodsColumn,
    {
      ...{ key: 'changed', header: 'Изменён', sortable: true, width: 148 },
      cell: ({ changedAt, timeZone }) => momentText(changedAt, timeZone),
    },
  ];
}
