import { fieldChange } from '@siren/domain/audit';
import type { AuditEntry, AuditValue } from '@siren/domain/audit';
import { formatExactMoney } from '@siren/ui/format';
import { fieldText } from './fieldText.ts';
import type { HistoryLine } from '../record/RecordHistory.tsx';

const names: Readonly<Record<string, string>> = {
  name: 'Название',
  brand: 'Бренд',
  section: 'Раздел',
  description: 'Описание',
};
const moneyOf = (value: AuditValue | undefined): string =>
  typeof value === 'number' ? formatExactMoney(value) : 'нет';

/** «Цена, H-1, Москва»: which price was changed, from what to what. */
function priceLine(entry: AuditEntry): HistoryLine {
  const { id, at, by, action } = entry;
  const field = (name: string) => fieldChange(entry, name);
  const [price, oldPrice] = [field('price'), field('oldPrice')];
  const of = `${fieldText(field('article')?.to)}, ${fieldText(field('region')?.to)}`;
  return {
    key: String(id),
    at,
    by: by?.name ?? null,
    text: action === 'price_back' ? `Цена возвращена из\u00a0файла, ${of}` : `Цена, ${of}`,
    change: price ? { from: moneyOf(price.from), to: moneyOf(price.to) } : null,
    details: oldPrice ? [`Старая цена: была ${moneyOf(oldPrice.from)}, стала ${moneyOf(oldPrice.to)}`] : [],
  };
}

function savedLines({ id, at, by, changes }: AuditEntry): HistoryLine[] {
  const back = String(changes.find(({ field }) => field === 'back')?.to ?? '').split(', ');
  return changes.flatMap(({ field, from, to }): HistoryLine[] => {
    const line = { key: `${id} ${field}`, at, by: by?.name ?? null };
    if (field === 'hidden')
      return [
        { ...line, text: to === true ? 'Скрыт от\u00a0покупателей' : 'Снова в\u00a0продаже', change: null },
      ];
    const name = names[field];
    if (name === undefined) return [];
    const text = back.includes(field) ? `${name}, возвращено из\u00a0файла` : name;
    return [{ ...line, text, change: { from: fieldText(from), to: fieldText(to) } }];
  });
}

/** What staff did to a good, the newest first, a line for each field. */
export const goodHistory = (changes: readonly AuditEntry[]): HistoryLine[] =>
  changes.flatMap((entry) =>
    entry.action === 'price' || entry.action === 'price_back' ? [priceLine(entry)] : savedLines(entry),
  );
