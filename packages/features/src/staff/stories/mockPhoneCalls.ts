import type { AuditEntry, FieldChange } from '@siren/domain/audit';
import { isSameCall, phoneCalls } from '@siren/domain/phone-calls';
import type { CallResult } from '@siren/domain/phone-calls';

/** Moment of every call in stories. */
const NOW = '2026-11-21T12:46:00+05:00';
const ME = { id: 3, name: 'Елена Ким' };

function entered(changes: readonly AuditEntry[], action: string, fields: FieldChange[]): AuditEntry[] {
  const id = Math.max(0, ...changes.map((entry) => entry.id)) + 1;
  return [{ id, at: NOW, by: ME, action, changes: fields }, ...changes];
}

/** A history after a press of the call's button, as the server keeps it. */
export function withCall(changes: AuditEntry[]): AuditEntry[] {
  const last = phoneCalls(changes).find(({ by }) => by?.id === ME.id);
  return isSameCall(last ? Date.parse(last.at) : null, Date.parse(NOW))
    ? changes
    : entered(changes, 'call', []);
}

/** A history after a word of what came of a call. */
export const withCallResult = (
  changes: AuditEntry[],
  { call, result }: { call: number; result: CallResult },
): AuditEntry[] =>
  entered(changes, 'call_result', [
    { field: 'call', from: null, to: call },
    { field: 'result', from: null, to: result },
  ]);
