import type { StaffGoodRow } from '@siren/domain/goods';
import { Badge } from '@siren/ui/badge';
import type { Column } from '@siren/ui/data-table';
import { formatExactMoney, formatNumber } from '@siren/ui/format';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { GoodPicture } from '../../pictures/index.ts';
import type { Room } from '../kit/index.ts';
import { stateWords } from './goodWords.ts';
import * as css from './Goods.css.ts';

type GoodColumn = Column<StaffGoodRow>;

const priceText = ({ price }: StaffGoodRow) => (price === null ? '—' : formatExactMoney(price));

const picture = ({ image }: StaffGoodRow) => (
  <span className={css.thumb}>
    <GoodPicture image={image} sizes="40px" radius="s" />
  </span>
);

const Marks = ({ state, byHand }: StaffGoodRow) => (
  <Inline as="span" gap={1}>
    {state !== 'sold' && <Badge tone={stateWords[state].tone}>{stateWords[state].word}</Badge>}
    {byHand && <Badge tone="brand">вручную</Badge>}
  </Inline>
);

/** What a good is called, and what it is known by below. */
const named = (notes: (good: StaffGoodRow) => string, marked: boolean) => (good: StaffGoodRow) => (
  <span className={css.named}>
    {picture(good)}
    <Stack gap={0}>
      <Text as="span" weight="strong">
        {good.name}
      </Text>
      <Text as="span" size={12} weight="normal" tone="muted">
        {notes(good)}
      </Text>
      {marked && <Marks {...good} />}
    </Stack>
  </span>
);

const variantsText = ({ variants }: StaffGoodRow) => (variants > 1 ? `вариантов: ${variants}` : '');
const listed = (...notes: string[]) => notes.filter((note) => note !== '').join(', ');

const priceColumn: GoodColumn = {
  key: 'price',
  header: 'Цена',
  kind: 'number',
  sortable: true,
  width: 124,
  cell: priceText,
};
const piecesColumn: GoodColumn = {
  key: 'pieces',
  header: 'Остаток',
  kind: 'number',
  width: 88,
  cell: ({ pieces }) => formatNumber(pieces),
};
const marksColumn: GoodColumn = {
  key: 'marks',
  header: 'Отметки',
  width: 140,
  cell: (good) => <Marks {...good} />,
};
const nameColumn = (notes: (good: StaffGoodRow) => string, marked = false): GoodColumn => ({
  key: 'name',
  header: 'Название',
  sortable: true,
  wrap: true,
  grow: true,
  width: 240,
  cell: named(notes, marked),
});

/** Columns that the screen has room for. */
export function goodColumns(room: Room): GoodColumn[] {
  if (room === 'phone')
    return [
      {
        ...nameColumn((good) => listed(good.article, `${formatNumber(good.pieces)}\u00a0шт.`), true),
        width: 200,
      },
      { ...priceColumn, width: 112 },
    ];
  if (room === 'tablet')
    return [nameColumn((good) => listed(good.article, good.section)), priceColumn, piecesColumn, marksColumn];
  return [
    nameColumn(variantsText),
    { key: 'article', header: 'Артикул', width: 120, cell: ({ article }) => article },
    { key: 'section', header: 'Раздел', width: 132, cell: ({ section }) => section },
    { key: 'brand', header: 'Бренд', width: 104, cell: ({ brand }) => brand ?? '—' },
    priceColumn,
    piecesColumn,
    marksColumn,
  ];
}
