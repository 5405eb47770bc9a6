import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { problem } from '../problems/index.ts';
import type { Problem, ProblemCode, Severity } from '../problems/index.ts';

/** Report lines kept of one run: a feed that is wrong throughout must not fill the database. */
const ROWS_MAX = 20_000;
const SHOWN = 100;

/** What ends a run is always written, and so is what is told once of a whole feed. */
const ALWAYS: ReadonlySet<ProblemCode> = new Set([
  'broken_xml',
  'element_too_large',
  'nothing_taken',
  'too_many_lost',
  'file_gone',
  'given_up',
  'not_taken',
  'bad_gzip',
  'gzip_too_large',
  'too_many_rows',
  'table_too_large',
  'table_broken',
  'no_price_yet',
  'unknown_element',
  'unknown_attribute',
  'unknown_others',
]);

export interface ProblemLog {
  /** The first ones, and all that are of the feed as a whole. */
  shown: readonly Problem[];
  /** How many were reported, by how grave they are. */
  lines: Readonly<Record<Severity, number>>;
  report: (found: Problem) => void;
  /** Has what is reported from now on told in other words. */
  tellAs(told: (found: Problem) => Problem): void;
  /** Writes what was reported since the last time to import_run_rows. */
  flush(db: Database): Promise<void>;
}

/** @param before lines of files before in the same run */
export function createProblemLog(
  run: number,
  before: ProblemLog['lines'] = { error: 0, warning: 0, info: 0 },
): ProblemLog {
  const shown: Problem[] = [];
  let waiting: Problem[] = [];
  const lines = { ...before };
  let told = (found: Problem): Problem => found;
  // Files of one exchange share the bound.
  let count = Object.values(before).reduce((sum, one) => sum + one, 0);
  return {
    shown,
    lines,
    tellAs: (as) => void (told = as),
    report(one) {
      const found = told(one);
      count += 1;
      lines[found.severity] += 1;
      if (shown.length < SHOWN || found.line === null) shown.push(found);
      if (count <= ROWS_MAX || ALWAYS.has(found.code)) waiting.push(found);
      if (count === ROWS_MAX) waiting.push(problem('too_many_problems'));
    },
    async flush(db) {
      if (waiting.length === 0) return;
      const json = JSON.stringify(waiting);
      waiting = [];
      await db.query(
        sql`insert into import_run_rows (run_id, line, external_id, severity, code, field, value, message)
            select ${run}, r.line, r."externalId", r.severity, r.code, r.field, r.value, r.message
            from json_to_recordset(${json}::json) r(line int, "externalId" text, severity text, code text,
              field text, value text, message text)`,
      );
    },
  };
}
