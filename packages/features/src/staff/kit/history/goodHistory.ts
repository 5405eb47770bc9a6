import { fieldChange } from '@siren/domain/audit';
import type { AuditEntry, AuditValue } from '@siren/domain/audit';
import { listChanges, relatedOfText, stockReasons, stockReasonWords } from '@siren/domain/goods';
import { formatExactMoney, formatNumber } from '@siren/ui/format';
import { fieldText } from './fieldText.ts';
import type { HistoryLine } from '../record/RecordHistory.tsx';

const names: Readonly<Record<string, string>> = {
  name: 'Название',
  brand: 'Бренд',
  section: 'Раздел',
  description: 'Описание',
};
const pictureWords: Readonly<Record<string, string>> = {
  added: 'добавлено',
  removed: 'убрано',
  described: 'описано',
  renamed: 'переименовано',
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

/** «Остаток, H-1, ТЦ «Мега»»: where there are more pieces or fewer, and why. */
function stockLine(entry: AuditEntry): HistoryLine {
  const { id, at, by, action } = entry;
  const field = (name: string) => fieldChange(entry, name);
  const pieces = field('pieces');
  const reason = stockReasons.find((one) => one === field('reason')?.to);
  const of = `${fieldText(field('article')?.to)}, ${fieldText(field('store')?.to)}`;
  const count = (value: AuditValue | undefined) => `${formatNumber(Number(value ?? 0))}\u00a0шт.`;
  return {
    key: String(id),
    at,
    by: by?.name ?? null,
    text: action === 'stock_back' ? `Файл посчитал остаток заново, ${of}` : `Остаток, ${of}`,
    change: pieces ? { from: count(pieces.from), to: count(pieces.to) } : null,
    details: reason ? [stockReasonWords[reason]] : [],
  };
}

/** «Ширина, H-1»: which param was changed, from what to what. */
function paramLine(entry: AuditEntry): HistoryLine {
  const { id, at, by, action } = entry;
  const field = (name: string) => fieldChange(entry, name);
  const value = field('value');
  const of = `${fieldText(field('param')?.to)}, ${fieldText(field('article')?.to)}`;
  return {
    key: String(id),
    at,
    by: by?.name ?? null,
    text: action === 'param_back' ? `${of}, возвращено из\u00a0файла` : of,
    change: value ? { from: fieldText(value.from), to: fieldText(value.to) } : null,
  };
}

/** What became of a list of files: «добавлено 2, другой порядок». */
function listWords(entry: AuditEntry): string {
  const field = (name: string) => fieldChange(entry, name);
  return [
    ...Object.entries(pictureWords).flatMap(([name, words]) => {
      const number = field(name)?.to;
      return typeof number === 'number' ? [`${words} ${number}`] : [];
    }),
    ...(field('moved') ? ['другой порядок'] : []),
  ].join(', ');
}

/** «Картинки, H-1: добавлено 2, порядок». */
function picturesLine(entry: AuditEntry): HistoryLine {
  const { id, at, by, action } = entry;
  const count = fieldChange(entry, 'pictures');
  const back = action === 'pictures_back' ? ' возвращены из\u00a0файла' : '';
  return {
    key: String(id),
    at,
    by: by?.name ?? null,
    text: `Картинки${back}, ${[fieldText(fieldChange(entry, 'article')?.to), listWords(entry)].filter(Boolean).join(': ')}`,
    change: count ? { from: fieldText(count.from), to: fieldText(count.to) } : null,
  };
}

/** «Документы: добавлено 2, другой порядок». */
function papersLine(entry: AuditEntry): HistoryLine {
  const { id, at, by, action } = entry;
  const count = fieldChange(entry, 'papers');
  const of = action === 'papers_back' ? 'Документы возвращены из\u00a0файла' : 'Документы';
  return {
    ...{ key: String(id), at, by: by?.name ?? null },
    text: [of, listWords(entry)].filter(Boolean).join(': '),
    change: count ? { from: fieldText(count.from), to: fieldText(count.to) } : null,
  };
}

/** Which film it had and has, and whether that has captions now. */
function filmLine(entry: AuditEntry): HistoryLine {
  const { id, at, by, action } = entry;
  const [film, captions] = [fieldChange(entry, 'film'), fieldChange(entry, 'captions')];
  return {
    ...{ key: String(id), at, by: by?.name ?? null },
    text: action === 'film_back' ? 'Фильм возвращён из\u00a0файла' : 'Фильм',
    change: film ? { from: fieldText(film.from), to: fieldText(film.to) } : null,
    details: captions ? [captions.to === true ? 'Субтитры добавлены' : 'Субтитров больше нет'] : [],
  };
}

/** Which badges it carried and carries. */
function badgesLine(entry: AuditEntry): HistoryLine {
  const { id, at, by } = entry;
  const badges = fieldChange(entry, 'badges');
  return {
    ...{ key: String(id), at, by: by?.name ?? null, text: 'Бейджи' },
    change: badges ? { from: fieldText(badges.from), to: fieldText(badges.to) } : null,
  };
}

/** «Хорошо рядом: добавлено 2, другой порядок». What was before is told where it was a list, too. */
function relatedLine(entry: AuditEntry): HistoryLine {
  const { id, at, by } = entry;
  const field = fieldChange(entry, 'related');
  const listOf = (value: AuditValue | undefined) => relatedOfText(value == null ? null : String(value));
  const [from, to] = [listOf(field?.from), listOf(field?.to)];
  const told = {
    ...{ key: String(id), at, by: by?.name ?? null },
    change: {
      from: from ? formatNumber(from.length) : 'подбор магазина',
      to: to ? formatNumber(to.length) : 'подбор магазина',
    },
  };
  if (!from || !to) return { ...told, text: 'Хорошо рядом' };
  const { added, removed, moved } = listChanges(from, to);
  const words = [
    ...Object.entries({ added, removed })
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${pictureWords[name]} ${count}`),
    ...(moved ? ['другой порядок'] : []),
  ];
  return { ...told, text: `Хорошо рядом: ${words.join(', ')}` };
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

/** What is one line, by the word of its entry. */
const lines: Readonly<Record<string, (entry: AuditEntry) => HistoryLine>> = {
  price: priceLine,
  price_back: priceLine,
  param: paramLine,
  param_back: paramLine,
  pictures: picturesLine,
  pictures_back: picturesLine,
  film: filmLine,
  film_back: filmLine,
  papers: papersLine,
  papers_back: papersLine,
  badges: badgesLine,
  related: relatedLine,
  related_back: relatedLine,
  stock: stockLine,
  stock_back: stockLine,
};

/** What staff did to a good, the newest first, a line for each field. */
export const goodHistory = (changes: readonly AuditEntry[]): HistoryLine[] =>
  changes.flatMap((entry) => {
    const line = lines[entry.action];
    return line ? [line(entry)] : savedLines(entry);
  });
