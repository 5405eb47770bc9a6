import type { AuditEntry } from '../audit/index.ts';

/** What came of a call: they were reached, did not answer, or have to be called again. */
export const callResults = ['reached', 'no_answer', 'call_back'] as const;
export type CallResult = (typeof callResults)[number];

/** A call to a client, as the history of a record tells it. */
export interface PhoneCall extends Pick<AuditEntry, 'id' | 'at' | 'by'> {
  /** null while nobody has said. */
  result: CallResult | null;
}

/** For so long another press by the same person is of the same call, ms: a phone that was busy, or a finger that slipped. */
const SAME_CALL = 60_000;

/** Whether a press is of the call that was written down before. @param calledAt null where none was */
export const isSameCall = (calledAt: number | null, now: number): boolean =>
  calledAt !== null && now - calledAt < SAME_CALL;

const valueOf = ({ changes }: Pick<AuditEntry, 'changes'>, wanted: string) =>
  changes.find(({ field }) => field === wanted)?.to ?? null;

/** The calls of a history, in its order: the newest first. What was said of one last is its result. */
export function phoneCalls(changes: readonly AuditEntry[]): PhoneCall[] {
  const said = changes.filter(({ action }) => action === 'call_result');
  return changes
    .filter(({ action }) => action === 'call')
    .map(({ id, at, by }) => {
      const last = said.find((entry) => valueOf(entry, 'call') === id);
      const result = last && valueOf(last, 'result');
      return { id, at, by, result: callResults.find((one) => one === result) ?? null };
    });
}
