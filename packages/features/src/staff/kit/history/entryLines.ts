import { actionWords, fieldChange } from '@siren/domain/audit';
import type { AuditEntry, RecordKind } from '@siren/domain/audit';
import { callResults } from '@siren/domain/phone-calls';
import { referenceOf } from '@siren/domain/references';
import { resultWords } from '../record/callLines.ts';
import type { HistoryLine } from '../record/RecordHistory.tsx';
import { catalogErrorHistory } from './catalogErrorHistory.ts';
import { clientHistory } from './clientHistory.ts';
import { couponHistory } from './couponHistory.ts';
import { goodHistory } from './goodHistory.ts';
import { orderHistory } from './orderHistory.ts';
import { importHistory, invitationHistory, roleHistory, viewHistory } from './otherHistory.ts';
import { deedHistory } from './deedHistory.ts';
import { pageHistory } from './pageHistory.ts';
import { personHistory } from './personHistory.ts';
import { importSourceHistory } from './importSourceHistory.ts';
import { refHistory } from './refHistory.ts';
import { sectionHistory } from './sectionHistory.ts';
import { storeHistory } from './storeHistory.ts';

type Told = (changes: readonly AuditEntry[]) => HistoryLine[];

const told: Readonly<Record<Exclude<RecordKind, 'ref'>, Told>> = {
  order: orderHistory,
  client: clientHistory,
  good: goodHistory,
  section: (changes) => sectionHistory(changes),
  page: pageHistory,
  person: personHistory,
  role: roleHistory,
  invitation: invitationHistory,
  view: viewHistory,
  import: importHistory,
  import_source: importSourceHistory,
  catalog_error: catalogErrorHistory,
  store: storeHistory,
  coupon: couponHistory,
  photo_plan: deedHistory,
  photo_report: deedHistory,
  product_list: deedHistory,
  shift: deedHistory,
};

/** What is told with another entry in the history of its record, or of a kind that the shop has no words for any more. */
function bareLine(entry: AuditEntry): HistoryLine {
  const result = callResults.find((one) => one === fieldChange(entry, 'result')?.to);
  const word = actionWords[entry.action] ?? entry.action;
  const text = result ? `${word}: ${resultWords[result].told}` : word;
  return { key: String(entry.id), at: entry.at, by: entry.by?.name ?? null, text, change: null };
}

/** What an entry says of a record, in the words of the record's own history. */
export function entryLines(entry: AuditEntry & { kind: RecordKind; record: number }): HistoryLine[] {
  const declaration = entry.kind === 'ref' ? referenceOf(entry.record) : undefined;
  const lines =
    entry.kind === 'ref'
      ? refHistory(declaration ? [entry] : [], declaration ?? { fields: [] })
      : told[entry.kind]([entry]);
  return lines.length > 0 ? lines : [bareLine(entry)];
}
