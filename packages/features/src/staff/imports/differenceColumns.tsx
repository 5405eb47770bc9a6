import { differenceFieldWords, differenceKindWords } from '@siren/domain/imports';
import type { ImportDifference } from '@siren/domain/imports';
import { Badge } from '@siren/ui/badge';
import type { BadgeProps } from '@siren/ui/badge';
import type { Column } from '@siren/ui/data-table';
import { Stack } from '@siren/ui/layout';
import { Link as TextLink } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { Link } from 'react-router-dom';
import { FieldDiff, screenPath } from '../kit/index.ts';
import type { Room } from '../kit/index.ts';
import { becomesText, shareText, wasText } from './differenceWords.ts';
import * as css from './Imports.css.ts';

type DifferenceColumn = Column<ImportDifference>;

const tones: Readonly<Record<ImportDifference['kind'], BadgeProps['tone']>> = {
  created: 'accent',
  changed: 'neutral',
  withdrawn: 'caution',
};

const What = ({ row, linked }: { row: ImportDifference; linked: boolean }) => (
  <Stack gap={0}>
    {row.good !== null && linked ? (
      <TextLink render={<Link to={`${screenPath('goods')}/${row.good}`} />}>{row.externalId}</TextLink>
    ) : (
      <Text as="span" weight="medium">
        {row.externalId}
      </Text>
    )}
    <Text as="span" size={12} weight="normal" tone="muted">
      {row.name}
    </Text>
  </Stack>
);

const Field = ({ row }: { row: ImportDifference }) =>
  row.field === null ? (
    <Badge tone={tones[row.kind]}>{differenceKindWords[row.kind]}</Badge>
  ) : (
    <span>{differenceFieldWords[row.field]}</span>
  );

const offer = (linked: boolean): DifferenceColumn => ({
  key: 'file',
  header: 'Товар',
  sortable: true,
  width: 200,
  wrap: true,
  grow: true,
  cell: (row) => <What row={row} linked={linked} />,
});
const field: DifferenceColumn = {
  key: 'field',
  header: 'Поле',
  width: 168,
  wrap: true,
  cell: (row) => <Field row={row} />,
};
const was: DifferenceColumn = {
  key: 'was',
  header: 'Сейчас',
  width: 176,
  wrap: true,
  cell: (row) => <span className={css.value}>{wasText(row)}</span>,
};
const becomes: DifferenceColumn = {
  key: 'becomes',
  header: 'Станет',
  width: 176,
  wrap: true,
  cell: (row) => (
    <Text as="span" weight="medium">
      <span className={css.value}>{becomesText(row)}</span>
    </Text>
  ),
};
const share: DifferenceColumn = {
  key: 'share',
  header: 'Разница',
  kind: 'number',
  width: 100,
  cell: shareText,
};

/** On a phone what a field was and becomes stands under what it is of. */
const whole = (linked: boolean): DifferenceColumn => ({
  ...offer(linked),
  width: 240,
  cell: (row) => (
    <Stack gap={1}>
      <What row={row} linked={linked} />
      <Field row={row} />
      {row.field !== null && row.field !== 'content' && row.field !== 'stores' && (
        <span className={css.value}>
          <FieldDiff from={wasText(row)} to={becomesText(row)} />
        </span>
      )}
    </Stack>
  ),
});

/** Columns that differences have room for. @param linked whether goods can be looked at */
export function differenceColumns(room: Room, linked: boolean): DifferenceColumn[] {
  if (room === 'phone') return [whole(linked)];
  const columns = [offer(linked), field, was, becomes];
  return room === 'tablet' ? columns : [...columns, share];
}
