import type { FailedRow } from '@siren/domain/imports';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { Problem } from '../problems/index.ts';
import type { TableRow } from './TableRow.ts';

/** Remembers what rows were left out for, until they are kept. */
export function createFailedRows(db: Database, run: number) {
  const reasons = new Map<number, string[]>();
  const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed();
  return {
    hear({ line, severity, message }: Problem): void {
      if (line === null || severity !== 'error') return;
      reasons.set(line, [...(reasons.get(line) ?? []), message]);
    },
    /** Keeps those of these rows that were left out. */
    async keep(rows: readonly TableRow[]): Promise<void> {
      const failed = rows.flatMap(({ line, cells }): FailedRow[] => {
        const told = reasons.get(line);
        return told ? [{ line, reason: told.join(' '), cells: cells.map(storable) }] : [];
      });
      reasons.clear();
      if (failed.length === 0) return;
      await db.query(sql`
        insert into import_failed_rows (run_id, line, cells, reason)
        select ${run}, r.line, r.cells, r.reason
        from json_to_recordset(${JSON.stringify(failed)}::json) r(line int, cells jsonb, reason text)
        on conflict do nothing`);
    },
  };
}
