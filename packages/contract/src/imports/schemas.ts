import type {
  FailedRow,
  FolderFile,
  ImportCounts,
  ImportDifference,
  ImportFile,
  ImportKind,
  ImportLine,
  ImportReport,
  ImportRun,
  ImportSource,
  TableMapping,
  TableView,
} from '@siren/domain/imports';
import {
  differenceFields,
  differenceKinds,
  importFileKinds,
  importSeverities,
  importStatuses,
  sourcePeriods,
  TABLE_COLUMNS_MAX,
  TABLE_HEADING_MAX,
  TABLE_UNIT_MAX,
  tableStates,
  tableTargets,
} from '@siren/domain/imports';
import { z } from 'zod';
import { entity, id, isoDateTime } from '../call/index.ts';

const count = z.int().min(0);
export const severity = z.enum(importSeverities);

const importCounts = entity<ImportCounts>()(
  z
    .object({ read: count, created: count, updated: count, skipped: count, failed: count, withdrawn: count })
    .meta({ id: 'ImportCounts' }),
);

export const importRun = entity<ImportRun>()(
  z
    .object({
      id,
      source: z.string(),
      region: z.string().nullable(),
      file: z.string(),
      encoding: z.string(),
      startedAt: isoDateTime,
      finishedAt: isoDateTime.nullable(),
      status: z.enum(importStatuses),
      cancels: z.boolean(),
      kept: z.boolean(),
      dryRun: z.boolean(),
      counts: importCounts,
      lines: z.object({ error: count, warning: count, info: count }),
      pictures: count,
      author: z.string(),
      timeZone: z.string(),
    })
    .meta({ id: 'ImportRun' }),
);

export const importSource = entity<ImportSource>()(
  z
    .object({
      id,
      version: count,
      name: z.string(),
      address: z.string(),
      region: z.object({ code: z.string(), name: z.string() }),
      period: z.enum(sourcePeriods),
      hour: z.int().min(0).max(23),
      login: z.string(),
      hasPassword: z.boolean(),
      nextAt: isoDateTime.nullable(),
      last: importRun.nullable(),
      timeZone: z.string(),
    })
    .meta({ id: 'ImportSource' }),
);

const importKind = entity<ImportKind>()(
  z
    .object({
      code: z.string(),
      severity,
      field: z.string().nullable(),
      message: z.string(),
      count: z.int().min(1),
      fresh: count.nullable(),
    })
    .meta({ id: 'ImportKind' }),
);

export const importReport = entity<ImportReport>()(
  z
    .object({
      run: importRun,
      kinds: z.array(importKind),
      before: z.object({ id, startedAt: isoDateTime }).nullable(),
      failedRows: count,
    })
    .meta({ id: 'ImportReport' }),
);

export const importLine = entity<ImportLine>()(
  z
    .object({
      id: z.int().min(1),
      line: z.int().nullable(),
      externalId: z.string().nullable(),
      good: id.nullable(),
      severity,
      code: z.string(),
      field: z.string().nullable(),
      value: z.string().nullable(),
      message: z.string(),
      fresh: z.boolean().nullable(),
    })
    .meta({ id: 'ImportLine' }),
);

export const differenceKind = z.enum(differenceKinds);
export const differenceField = z.enum(differenceFields);

export const importDifference = entity<ImportDifference>()(
  z
    .object({
      id: z.int().min(1),
      kind: differenceKind,
      externalId: z.string(),
      name: z.string(),
      good: id.nullable(),
      field: differenceField.nullable(),
      was: z.string().nullable(),
      becomes: z.string().nullable(),
    })
    .meta({ id: 'ImportDifference' }),
);

export const importFile = entity<ImportFile>()(
  z
    .object({ id: z.uuid(), received: count, kind: z.enum(importFileKinds).nullable(), pictures: count })
    .meta({ id: 'ImportFile' }),
);

/** How a table is read, as somebody chooses it: a heading for each of its columns, and where that goes. */
export const chosenMapping = z.strictObject({
  part: z.boolean(),
  columns: z
    .array(
      z.strictObject({
        heading: z.string().max(TABLE_HEADING_MAX),
        to: z.enum(tableTargets),
        unit: z.string().max(TABLE_UNIT_MAX),
      }),
    )
    .max(TABLE_COLUMNS_MAX),
});
const tableMapping = entity<TableMapping>()(chosenMapping.meta({ id: 'TableMapping' }));

export const tableView = entity<TableView>()(
  z
    .object({
      samples: z.array(z.array(z.string())),
      mapping: tableMapping,
      state: z.enum(tableStates),
    })
    .meta({ id: 'TableView' }),
);

export const failedRow = entity<FailedRow>()(
  z.object({ line: z.int(), reason: z.string(), cells: z.array(z.string()) }).meta({ id: 'FailedRow' }),
);

export const folderFile = entity<FolderFile>()(
  z.object({ name: z.string(), size: count, changedAt: isoDateTime }).meta({ id: 'FolderFile' }),
);
