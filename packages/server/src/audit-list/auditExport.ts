import { actionWords, changeText, recordWords, runWords, undoFields } from '@siren/domain/audit';
import { momentCell, textCell } from '@siren/domain/exports';
import { composed, fragment } from '../db/index.ts';
import { defineExport } from '../exports/index.ts';
import type { ExportColumn } from '../exports/index.ts';
import { shopZone } from '../lists/index.ts';
import { auditColumns, toldEntry } from './auditRows.ts';
import type { AuditRead } from './auditRows.ts';
import { auditOrder } from './listAudit.ts';
import { narrowEntries } from './narrowAudit.ts';

interface Read extends AuditRead {
  /** By the shop's clocks. */
  moment: string;
  undoneMoment: string | null;
}

const columns: readonly ExportColumn<Read>[] = [
  { head: 'Когда', cell: ({ moment }) => momentCell(moment) },
  { head: 'Кто', cell: ({ by }) => textCell(by?.name ?? 'Команда') },
  { head: 'Как', cell: ({ run }) => textCell(runWords[run]) },
  { head: 'Вид записи', cell: ({ kind }) => textCell(recordWords[kind].one) },
  { head: 'Номер', cell: ({ record }) => textCell(String(record)) },
  { head: 'Название', cell: (read) => textCell(toldEntry(read).name ?? '') },
  { head: 'Действие', cell: ({ action }) => textCell(actionWords[action] ?? action) },
  {
    head: 'Было и стало',
    cell: (read) =>
      textCell(
        toldEntry(read)
          .changes.filter(({ field }) => !undoFields.includes(field))
          .map(changeText)
          .join('; '),
      ),
  },
  { head: 'Отменено', cell: ({ undoneMoment }) => momentCell(undoneMoment) },
];

const momentOf = (at: string) => fragment`to_char(${at === 'at' ? fragment`e.at` : fragment`e."undoneAt"`}
  at time zone ${shopZone}, 'YYYY-MM-DD"T"HH24:MI')`;

/** Changes as the staff's list has them, as a file: each record by itself, however many one press has changed. */
export const auditExport = defineExport({
  list: 'audit',
  title: 'История действий',
  columns,
  ask(payload, user) {
    const conditions = narrowEntries(payload, user);
    return {
      count: composed`select count(*)::int as total from audit_entries a where ${conditions}`,
      rows: fragment`
        select e.*, ${momentOf('at')} as moment, ${momentOf('undone')} as "undoneMoment"
        from (
          select ${auditColumns(user)} from audit_entries a where ${conditions} order by ${auditOrder(payload.sort)}
        ) e`,
    };
  },
});
