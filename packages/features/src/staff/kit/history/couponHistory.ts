import { fieldChange, fieldWords } from '@siren/domain/audit';
import type { AuditEntry, FieldChange } from '@siren/domain/audit';
import { couponTypes, couponTypeWords } from '@siren/domain/coupons';
import { formatNumber } from '@siren/ui/format';
import type { HistoryLine } from '../record/RecordHistory.tsx';
import { fieldText } from './fieldText.ts';

const listed = ['targets', 'offers', 'brands', 'excludes'];

const typeText = (value: FieldChange['to']): string => {
  const type = couponTypes.find((one) => one === value);
  return type ? couponTypeWords[type] : fieldText(value);
};
/** Ids are a text: how many there are. */
const countText = (value: FieldChange['to']): string =>
  value === null || value === '' ? 'нет' : formatNumber(String(value).split(', ').length);

function fieldLine(entry: AuditEntry, { field, from, to }: FieldChange): HistoryLine {
  const line = { key: `${entry.id} ${field}`, at: entry.at, by: entry.by?.name ?? null };
  if (field === 'codes') return { ...line, text: `У\u00a0всех кодов серии: ${fieldText(to)}`, change: null };
  if (field === 'active') return { ...line, text: to === true ? 'Включён' : 'Выключен', change: null };
  const told = field === 'type' ? typeText : listed.includes(field) ? countText : fieldText;
  return { ...line, text: fieldWords[field] ?? field, change: { from: told(from), to: told(to) } };
}

function linesOf(entry: AuditEntry): HistoryLine[] {
  const line = { key: String(entry.id), at: entry.at, by: entry.by?.name ?? null, change: null };
  const codes = formatNumber(Number(fieldChange(entry, 'codes')?.to ?? 0));
  if (entry.action === 'add') return [{ ...line, text: 'Создан' }];
  if (entry.action === 'series') return [{ ...line, text: `Создана серия, кодов: ${codes}` }];
  if (entry.action === 'switch') {
    const word = fieldChange(entry, 'active')?.to === true ? 'включена' : 'выключена';
    return [{ ...line, text: `Серия ${word}, кодов: ${codes}` }];
  }
  return entry.changes.map((change) => fieldLine(entry, change));
}

/** What staff did to a coupon, the newest first, a line for each field. */
export const couponHistory = (changes: readonly AuditEntry[]): HistoryLine[] => changes.flatMap(linesOf);
