import { stockProblem, stockReasonsOf } from '@siren/domain/goods';
import type { StockChange, StockReason, StoreStock } from '@siren/domain/goods';
import { parseMoney } from '@siren/domain/money';
import { formatNumber } from '@siren/ui/format';

/** What stands in the form of a change of pieces. */
export interface StockForm {
  way: 'more' | 'fewer';
  /** As it was typed. */
  count: string;
  /** null while none is chosen. */
  reason: StockReason | null;
}

export const firstStockForm: StockForm = { way: 'fewer', count: '', reason: null };

export const piecesText = (pieces: number): string => `${formatNumber(pieces)}\u00a0шт.`;

/** «+3 шт.». */
export const differenceText = (difference: number): string =>
  `${difference < 0 ? '−' : '+'}${piecesText(Math.abs(difference))}`;

const signOf = ({ way }: StockForm): 1 | -1 => (way === 'more' ? 1 : -1);

/** Reasons that such a change can have. */
export const reasonsFor = (form: StockForm): readonly StockReason[] => stockReasonsOf(signOf(form));

/** Pieces go the other way: a reason that does not fit there is none. */
export function turned(form: StockForm, way: StockForm['way']): StockForm {
  const next = { ...form, way };
  return { ...next, reason: next.reason && reasonsFor(next).includes(next.reason) ? next.reason : null };
}

/** The change that a form makes of the pieces in a store, else what is wrong, in words of its field. */
export function stockChangeOf(
  form: StockForm,
  { pieces: free, held }: Pick<StoreStock, 'pieces' | 'held'>,
): { change: StockChange } | { count?: string; reason?: string } {
  const typed = parseMoney(form.count);
  if (typed === null || !Number.isInteger(typed)) return { count: 'Напишите целое число штук.' };
  const [first] = reasonsFor(form);
  const difference = signOf(form) * typed;
  const reason = form.reason ?? first ?? 'recount';
  const problem = stockProblem({ free, held }, { difference, reason });
  if (problem === 'none') return { count: 'Напишите, на\u00a0сколько штук изменить.' };
  if (problem === 'short')
    return { count: `Столько нет: свободно ${piecesText(free)}, остальное у\u00a0заказов.` };
  if (problem === 'many') return { count: 'В\u00a0магазине не\u00a0больше миллиона штук.' };
  return form.reason === null ? { reason: 'Выберите причину.' } : { change: { difference, reason } };
}
