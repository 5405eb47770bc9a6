import type { StaffOrder } from '@siren/domain/orders';
import { callLines, changedLines, statusText, stepDetail, stepDetails } from '../kit/index.ts';
import type { HistoryLine } from '../kit/index.ts';
import { cancelWords } from './orderWords.ts';
import { messageLines } from './tell/index.ts';

/** What happened to an order, the newest first: its steps with who took them, what staff changed besides, what its buyer was told. */
export function historyLines({ order, changes, messages }: StaffOrder): HistoryLine[] {
  const stepAt = new Map(changes.filter(({ action }) => action === 'step').map((entry) => [entry.at, entry]));
  const steps = order.history.map(({ status, at }, index): HistoryLine => {
    const entry = stepAt.get(at);
    const out = status.code === 'cancelled' && order.cancelReason ? cancelWords[order.cancelReason] : null;
    return {
      key: `${index} ${status.code}`,
      at,
      by: entry?.by?.name ?? null,
      text: (out ?? statusText(status.code) ?? '') + (entry ? stepDetail(entry) : ''),
      change: null,
      details: entry ? stepDetails(entry) : [],
    };
  });
  const told = ['paid', 'save', 'change'].flatMap((wanted) =>
    changes.filter(({ action }) => action === wanted).flatMap(changedLines),
  );
  // A message has the moment of what it tells of, and comes after it.
  return [...callLines(changes), ...steps, ...told, ...messageLines(messages)].toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
}
