import { textCell } from '@siren/domain/exports';
import { weekText } from '@siren/domain/regions';
import { composed, fragment } from '../db/index.ts';
import { defineExport } from '../exports/index.ts';
import type { ExportColumn } from '../exports/index.ts';
import { narrowStores, storesOrder } from './listStores.ts';
import { storeColumns, storeSource } from './storeRows.ts';
import type { StoreRead } from './storeRows.ts';

type Read = StoreRead & Record<'phone' | 'email' | 'legal_name' | 'inn' | 'kpp' | 'ogrn', string>;

const columns: readonly ExportColumn<Read>[] = [
  { head: 'Код', cell: ({ code }) => textCell(code) },
  { head: 'Название', cell: ({ name }) => textCell(name) },
  { head: 'Регион', cell: ({ region }) => textCell(region.name) },
  { head: 'Город', cell: ({ city }) => textCell(city.name) },
  { head: 'Адрес', cell: ({ address }) => textCell(address) },
  { head: 'Работает', cell: ({ active }) => textCell(active ? 'да' : 'нет') },
  { head: 'Партнёр', cell: ({ franchise }) => textCell(franchise ? 'да' : 'нет') },
  { head: 'Часы', cell: ({ week, opens, closes }) => textCell(week ? weekText(week) : `${opens}–${closes}`) },
  { head: 'Телефон', cell: ({ phone }) => textCell(phone) },
  { head: 'Почта', cell: ({ email }) => textCell(email) },
  { head: 'Юрлицо', cell: ({ legal_name: name }) => textCell(name) },
  { head: 'ИНН', cell: ({ inn }) => textCell(inn) },
  { head: 'КПП', cell: ({ kpp }) => textCell(kpp) },
  { head: 'ОГРН', cell: ({ ogrn }) => textCell(ogrn) },
];

/** Stores as the staff's list has them, as a file. */
export const storesExport = defineExport({
  list: 'franchise-stores',
  title: 'Магазины',
  columns,
  ask(payload) {
    const conditions = narrowStores(payload);
    return {
      count: composed`select count(*)::int as total from ${storeSource} where ${conditions}`,
      rows: fragment`
        select ${storeColumns}, s.phone, s.email, s.legal_name, s.inn, s.kpp, s.ogrn
        from ${storeSource} where ${conditions} order by ${storesOrder(payload.sort)}`,
    };
  },
});
