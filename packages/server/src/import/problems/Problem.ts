import { problemTable } from './problemTable.ts';
import type { ProblemCode, Severity } from './problemTable.ts';

/** One line of an import's report (import_run_rows). */
export interface Problem {
  /** Line of the feed that the offer or section begins at; null where it is the feed as a whole. */
  line: number | null;
  externalId: string | null;
  severity: Severity;
  code: ProblemCode;
  /** Element or attribute of the feed. */
  field: string | null;
  value: string | null;
  /** Russian words for staff. */
  message: string;
}

/** How much of a bad value is kept. */
const VALUE_MAX = 200;

/** What a database takes as text: neither zero characters nor halves of a letter. */
const storable = (value: string | null | undefined) =>
  value?.slice(0, VALUE_MAX).replaceAll('\u0000', '').toWellFormed() ?? null;

export interface ProblemPlace {
  line?: number | null;
  externalId?: string | null;
  field?: string;
  value?: string | null;
}

/** The report line of `code`, its severity and words taken from the table. */
export function problem(code: ProblemCode, { line, externalId, field, value }: ProblemPlace = {}): Problem {
  const [severity, message] = problemTable[code];
  return {
    line: line ?? null,
    externalId: storable(externalId),
    severity,
    code,
    field: storable(field),
    value: storable(value),
    message,
  };
}
