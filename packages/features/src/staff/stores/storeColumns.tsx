import type { StaffStoreRow } from '@siren/domain/stores';
import { Badge } from '@siren/ui/badge';
import type { Column } from '@siren/ui/data-table';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import type { Room } from '../kit/index.ts';
import { nowText } from './storeWords.ts';

type StoreColumn = Column<StaffStoreRow>;

const Small = ({ children }: { children: string }) => (
  <Text as="span" size={12} weight="normal" tone="muted" lines={2}>
    {children}
  </Text>
);

const nameColumn = (told: (store: StaffStoreRow) => string): StoreColumn => ({
  key: 'name',
  header: 'Магазин',
  sortable: true,
  width: 240,
  minWidth: 140,
  wrap: true,
  grow: true,
  cell: (store) => (
    <Stack gap={0}>
      <Text as="span" weight="medium" lines={2}>
        {store.name}
      </Text>
      <Small>{told(store)}</Small>
    </Stack>
  ),
});

const codeColumn: StoreColumn = {
  key: 'code',
  header: 'Код',
  sortable: true,
  width: 136,
  cell: ({ code }) => code,
};

const cityColumn: StoreColumn = {
  key: 'city',
  header: 'Город',
  sortable: true,
  width: 176,
  wrap: true,
  cell: ({ city, region }) => (
    <Stack gap={0}>
      <span>{city.name}</span>
      <Small>{region.name}</Small>
    </Stack>
  ),
};

const marksColumn = (width: number): StoreColumn => ({
  key: 'marks',
  header: 'Состояние',
  width,
  wrap: true,
  cell: ({ active, franchise }) => (
    <Inline as="span" gap={1}>
      {!active && <Badge tone="critical">Выключен</Badge>}
      {franchise && <Badge>Партнёр</Badge>}
    </Inline>
  ),
});

const nowColumn = (now: number): StoreColumn => ({
  key: 'now',
  header: 'Сейчас',
  width: 168,
  wrap: true,
  cell: (store) => {
    if (!store.active) return null;
    const { open, text } = nowText(store, now);
    return (
      <Text as="span" size={14} weight="normal" tone={open ? 'positive' : 'muted'} numeric>
        {text}
      </Text>
    );
  },
});

const address = ({ address: text }: StaffStoreRow) => text;
const whole = (store: StaffStoreRow) => `${store.city.name}, ${store.address}`;

/** Columns that the list has room for. @param now ms since 1970; null while it is not known */
export function storeColumns(room: Room, now: number | null): StoreColumn[] {
  if (room === 'phone') return [nameColumn(whole), marksColumn(112)];
  const open = now === null ? [] : [nowColumn(now)];
  if (room === 'tablet') return [nameColumn(whole), ...open, marksColumn(136)];
  return [nameColumn(address), codeColumn, cityColumn, ...open, marksColumn(176)];
}
