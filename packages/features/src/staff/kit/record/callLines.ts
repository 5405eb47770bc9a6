import type { AuditEntry } from '@siren/domain/audit';
import { phoneCalls } from '@siren/domain/phone-calls';
import type { CallResult } from '@siren/domain/phone-calls';
import type { HistoryLine } from './RecordHistory.tsx';

/** What came of a call: on its button, and after «Звонок клиенту, ». */
export const resultWords: Readonly<Record<CallResult, { button: string; told: string }>> = {
  reached: { button: 'Дозвонились', told: 'дозвонились' },
  no_answer: { button: 'Не\u00a0ответил', told: 'не\u00a0ответил' },
  call_back: { button: 'Перезвонить', told: 'перезвонить' },
};

/** The calls of a history, each with what came of it. Keys are the ids of their entries. */
export const callLines = (changes: readonly AuditEntry[]): HistoryLine[] =>
  phoneCalls(changes).map(({ id, at, by, result }) => ({
    key: String(id),
    at,
    by: by?.name ?? null,
    text: ['Звонок клиенту', ...(result ? [resultWords[result].told] : [])].join(', '),
    change: null,
  }));
