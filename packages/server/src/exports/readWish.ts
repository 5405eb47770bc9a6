import { calls } from '@siren/contract/calls';
import type { CheckedPayloadOf } from '@siren/contract/calls';
import { exportFormats } from '@siren/domain/exports';
import type { ExportFormat, ExportList } from '@siren/domain/exports';
import { badRequest, checkPayload, readBody } from '../http/index.ts';

/** What somebody wants to take along. */
export interface ExportWish {
  format: ExportFormat;
  /** As the call of the list takes it. */
  payload: CheckedPayloadOf<`/api/admin/${ExportList}/list`>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('list: нужен JSON.');
  }
}

/** Reads the query of an address: a format, and the payload of the list's call as JSON. @throws ApiError bad_request */
export function readWish(list: ExportList, query: unknown): ExportWish {
  const { format: wanted, list: asked = '{}' } = query as Readonly<Record<string, unknown>>;
  const format = exportFormats.find((one) => one === wanted);
  if (format === undefined || typeof asked !== 'string') throw badRequest('format: csv или xlsx.');
  const { payload } = readBody(parsed(asked));
  const path = `/api/admin/${list}/list` as const;
  const checked = checkPayload(calls[path], payload);
  return { format, payload: checked as ExportWish['payload'] };
}
