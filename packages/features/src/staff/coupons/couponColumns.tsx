import { couponStateWords } from '@siren/domain/coupons';
import type { StaffCouponRow } from '@siren/domain/coupons';
import { Badge } from '@siren/ui/badge';
import type { Column } from '@siren/ui/data-table';
import { formatCount, formatNumber } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import type { Room } from '../kit/index.ts';
import { daysText, stateTones, usedText, valueText } from './couponWords.ts';

type CouponColumn = Column<StaffCouponRow>;

/** What a row is called: its code, or the name of its series. */
export const couponName = ({ code, series }: StaffCouponRow): string => series?.name ?? code;

const noteOf = ({ description, series }: StaffCouponRow): string =>
  [series && `серия, ${formatCount(series.codes, ['код', 'кода', 'кодов'])}`, description]
    .filter(Boolean)
    .join(', ');

const State = ({ state }: Pick<StaffCouponRow, 'state'>) => (
  <Badge shape="pill" tone={stateTones[state]}>
    {couponStateWords[state]}
  </Badge>
);

const codeColumn = (narrow: boolean): CouponColumn => ({
  key: 'code',
  header: 'Промокод',
  sortable: true,
  wrap: true,
  grow: true,
  width: narrow ? 200 : 260,
  cell: (row) => (
    <Stack gap={0}>
      <Text as="span" weight="strong">
        {couponName(row)}
      </Text>
      <Text as="span" size={12} weight="normal" tone="muted">
        {narrow ? `${valueText(row)}, ${daysText(row)}` : noteOf(row)}
      </Text>
      {narrow && (
        <span>
          <State {...row} />
        </span>
      )}
    </Stack>
  ),
});
const stateColumn: CouponColumn = {
  key: 'state',
  header: 'Состояние',
  width: 128,
  cell: (row) => <State {...row} />,
};
const usedColumn: CouponColumn = {
  key: 'used',
  header: 'Использован',
  kind: 'number',
  sortable: true,
  width: 132,
  cell: usedText,
};
const valueColumn: CouponColumn = {
  key: 'value',
  header: 'Скидка',
  kind: 'number',
  width: 104,
  cell: valueText,
};

/** Columns that the screen has room for. */
export function couponColumns(room: Room): CouponColumn[] {
  if (room === 'phone')
    return [codeColumn(true), { ...usedColumn, width: 108, cell: ({ used }) => formatNumber(used) }];
  const wide = [codeColumn(false), stateColumn, valueColumn];
  if (room === 'tablet') return [...wide, usedColumn];
  return [...wide, { key: 'to', header: 'Срок', sortable: true, width: 200, cell: daysText }, usedColumn];
}
