import type { CallPath } from '@siren/contract/calls';
import type { Handlers } from '../http/index.ts';
import { listAudit, readAuditChoices } from './listAudit.ts';
import { openEntry } from './openEntry.ts';
import { undoEntry } from './undoEntry.ts';

/** Calls by which administrators look through the history of all records, and undo what can be undone. */
export const auditListHandlers: Pick<Handlers, Extract<CallPath, `/api/admin/audit/${string}`>> = {
  '/api/admin/audit/list': listAudit,
  '/api/admin/audit/choices': readAuditChoices,
  '/api/admin/audit/get': (context, { id }) => openEntry(context, id),
  '/api/admin/audit/undo': undoEntry,
};
