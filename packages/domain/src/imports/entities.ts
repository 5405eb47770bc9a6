import type { ImportFileKind } from './importFiles.ts';

/**
 * How a run of an import stands; `waiting`: it was begun from the screen and is to be worked on, also where a process
 * that did is gone; `unchanged`: its file is the one of last time, and was not read; `stopped`: nobody works on it any more, and it never said that it ended.
 */
export const importStatuses = [
  'waiting',
  'running',
  'done',
  'unchanged',
  'failed',
  'stopped',
  'cancelled',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** How grave a line of a report is: an offer that was not taken, something of one that was not, or something to know. */
export const importSeverities = ['error', 'warning', 'info'] as const;
export type ImportSeverity = (typeof importSeverities)[number];

/** Offers of a run by what became of them: `read` is the sum of the four after it. */
export interface ImportCounts {
  read: number;
  created: number;
  updated: number;
  /** The same as last time. */
  skipped: number;
  /** Could not be taken. */
  failed: number;
  /** No longer in the file and so no longer sold in the region. */
  withdrawn: number;
}

/** A run of an import. */
export interface ImportRun {
  id: number;
  /** Name of whose goods these are. */
  source: string;
  /** Name of the region whose prices and stock were read; null where it is gone. */
  region: string | null;
  /** Name of the file. */
  file: string;
  /** E.g. `windows-1251`; empty while it is not known. */
  encoding: string;
  /** ISO 8601 with offset. */
  startedAt: string;
  /** null while it is at work, and where it stopped. */
  finishedAt: string | null;
  status: ImportStatus;
  /** Somebody has asked it to stop. */
  cancels: boolean;
  /** Its file is kept, and can be imported again. */
  kept: boolean;
  /** Nothing was changed. */
  dryRun: boolean;
  counts: ImportCounts;
  /** Lines of its report by how grave they are. */
  lines: Record<ImportSeverity, number>;
  /** How many pictures of its archive it has gone through. */
  pictures: number;
  /** Who began it, as the run has it; empty for a command. */
  author: string;
  /** IANA name of the clocks that it is told by. */
  timeZone: string;
}

/** Lines of a report that say the same of the same field. */
export interface ImportKind {
  code: string;
  severity: ImportSeverity;
  /** Element or attribute of the file; null for none. */
  field: string | null;
  /** Russian words. */
  message: string;
  count: number;
  /** How many of them the run before did not have; null where there is none to compare with. */
  fresh: number | null;
}

/** A run with what its report comes to. */
export interface ImportReport {
  run: ImportRun;
  /** The gravest first, then the most frequent. */
  kinds: ImportKind[];
  /** The last run of the same source into the same region that ended before; null where there is none. */
  before: { id: number; startedAt: string } | null;
  /** Rows of a table that were not taken, each of which is kept. */
  failedRows: number;
}

/** A line of a report. */
export interface ImportLine {
  id: number;
  /** Line of the file that it is about; null where it is the file as a whole. */
  line: number | null;
  /** The offer's or section's id in the file. */
  externalId: string | null;
  /** The good that this offer is now; null where the shop has none. */
  good: number | null;
  severity: ImportSeverity;
  code: string;
  field: string | null;
  /** What stood there, cut. */
  value: string | null;
  message: string;
  /** The run before had no such line; null where there is none to compare with. */
  fresh: boolean | null;
}

/** What an import does to an offer: brings it, changes it, or takes it out of the sale. */
export const differenceKinds = ['created', 'changed', 'withdrawn'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** What of an offer an import changes; `content`: words, params, pictures or section that are not compared one by one. */
export const differenceFields = [
  'price',
  'oldPrice',
  'stock',
  'stores',
  'name',
  'article',
  'param',
  'sale',
  'content',
] as const;
export type DifferenceField = (typeof differenceFields)[number];

/** A difference between a file and the shop, as a trial found it. */
export interface ImportDifference {
  id: number;
  kind: DifferenceKind;
  /** The offer's id in the file. */
  externalId: string;
  name: string;
  /** The good that this offer is now; null where the shop has none. */
  good: number | null;
  /** null where the offer as a whole comes or goes. */
  field: DifferenceField | null;
  /** Sums in roubles with a point before kopecks, as the database has them; null for none. */
  was: string | null;
  becomes: string | null;
}

/** What differences are narrowed by. */
export interface ImportDifferenceFilters {
  /** Id of the run. */
  run?: number;
  kind?: DifferenceKind[];
  field?: DifferenceField[];
}

/** A file that was sent, or is on its way. */
export interface ImportFile {
  /** UUID. */
  id: string;
  /** How many of its bytes are here. */
  received: number;
  /** What it is by its content; null until all of it is here. */
  kind: ImportFileKind | null;
  /** Pictures that come in the same archive. */
  pictures: number;
}

/** What runs are narrowed by; what is left out does not matter. */
export interface ImportRunFilters {
  status?: ImportStatus[];
  /** Names of sources. */
  source?: string[];
  /** Whether nothing was to be changed. */
  dry?: boolean;
  /** Those with lines that are errors. */
  wrong?: boolean;
  /** First and last day by the shop's clocks, ISO 8601 dates. */
  from?: string;
  to?: string;
}

/** What the lines of a report are narrowed by. */
export interface ImportLineFilters {
  /** Id of the run. */
  run?: number;
  severity?: ImportSeverity[];
  /** Codes of kinds. */
  kind?: string[];
  field?: string[];
  /** Those that the run before did not have. */
  fresh?: boolean;
}

export const importRunSorts = ['at'] as const;
export const importDifferenceSorts = ['file'] as const;
export const importLineSorts = ['line'] as const;
