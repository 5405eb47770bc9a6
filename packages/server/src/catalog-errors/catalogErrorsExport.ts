import { catalogRules, errorValueText, errorWords, severityWords } from '@siren/domain/catalog-errors';
import { momentCell, textCell } from '@siren/domain/exports';
import { composed, fragment } from '../db/index.ts';
import { defineExport } from '../exports/index.ts';
import type { ExportColumn } from '../exports/index.ts';
import { errorColumns, errorSource, shopZone } from './errorRows.ts';
import type { ErrorRead } from './errorRows.ts';
import { errorOrder } from './listErrors.ts';
import { narrowErrors } from './narrowErrors.ts';

interface Read extends ErrorRead {
  /** By the shop's clocks. */
  moment: string;
  reason: string;
}

const columns: readonly ExportColumn<Read>[] = [
  { head: 'Важность', cell: ({ rule }) => textCell(severityWords[catalogRules[rule].severity].one) },
  { head: 'Правило', cell: ({ rule }) => textCell(catalogRules[rule].title) },
  { head: 'Запись', cell: ({ record }) => textCell(record.name) },
  { head: 'Артикул', cell: ({ record }) => textCell(record.article) },
  { head: 'Раздел', cell: ({ record }) => textCell(record.section) },
  { head: 'Что не\u00a0так', cell: (read) => textCell(errorValueText(read)) },
  { head: 'Состояние', cell: ({ state }) => textCell(errorWords[state]) },
  { head: 'Почему не\u00a0ошибка', cell: ({ reason }) => textCell(reason) },
  { head: 'Замечена', cell: ({ moment }) => momentCell(moment) },
  { head: 'Ответственный', cell: ({ assignee }) => textCell(assignee?.name ?? '') },
];

/** Errors of the catalogue as the staff's list has them, as a file. */
export const catalogErrorsExport = defineExport({
  list: 'catalog-error',
  title: 'Ошибки каталога',
  columns,
  ask(payload) {
    const conditions = narrowErrors(payload);
    return {
      count: composed`select count(*)::int as total from ${errorSource} where ${conditions}`,
      rows: fragment`
        select ${errorColumns}, e.reason,
          to_char(e.first_seen at time zone ${shopZone}, 'YYYY-MM-DD"T"HH24:MI') as moment
        from ${errorSource} where ${conditions} order by ${errorOrder(payload.sort)}`,
    };
  },
});
