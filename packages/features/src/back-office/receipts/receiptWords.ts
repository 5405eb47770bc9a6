import type {
  CashMoveKind,
  CorrectionGround,
  ReceiptKind,
  ReceiptMeans,
  ReceiptView,
  TaskStatus,
  Vat,
} from '@siren/domain/receipts';
import { momentText } from '../moments.ts';
import type { Receipt, Shift } from './answers.ts';

export const kindWords: Readonly<Record<ReceiptKind, string>> = {
  sell: 'Приход',
  sellReturn: 'Возврат прихода',
  sellCorrection: 'Коррекция прихода',
  sellReturnCorrection: 'Коррекция возврата прихода',
};

/** «Коррекция прихода, 21 ноября, 12:00, в очереди». */
export const correctionLine = ({ kind, madeAt, status }: Receipt['corrections'][number]): string =>
  `${kindWords[kind]}, ${momentText(madeAt)}, ${statusBadges[status].word.toLocaleLowerCase('ru')}`;

export const meansWords: Readonly<Record<ReceiptMeans, string>> = {
  cash: 'Наличными',
  electronically: 'Безналичными',
  prepaid: 'Предоплатой',
};

export const groundWords: Readonly<Record<CorrectionGround, string>> = {
  self: 'Нашли сами',
  instruction: 'По\u00a0предписанию налоговой',
};

export const moveWords: Readonly<Record<CashMoveKind, string>> = {
  in: 'Внесение',
  out: 'Изъятие',
  bank: 'В\u00a0банк',
};

export const statusBadges = {
  waiting: { word: 'В\u00a0очереди', tone: 'neutral' },
  sent: { word: 'Печатается', tone: 'info' },
  unknown: { word: 'Неизвестно', tone: 'caution' },
  done: { word: 'Пробит', tone: 'accent' },
  failed: { word: 'Не\u00a0пробит', tone: 'critical' },
} as const satisfies Record<TaskStatus, { word: string; tone: string }>;

export const viewWords: Readonly<Record<ReceiptView, string>> = {
  all: 'Все',
  trouble: 'Решить',
  queue: 'Очередь',
};

export const vatWords: Readonly<Record<Vat, string>> = {
  none: 'без НДС',
  vat0: 'НДС 0\u00a0%',
  vat5: 'НДС 5\u00a0%',
  vat7: 'НДС 7\u00a0%',
  vat10: 'НДС 10\u00a0%',
  vat22: 'НДС 22\u00a0%',
};

/** What the register said of a move of cash once its shift was closed, where the sums of the closing say otherwise; empty where they agree. */
export function lateWords({ status, counts }: Pick<Shift['moves'][number], 'status' | 'counts'>): string {
  if (status === 'done' && !counts)
    return 'касса провела его, когда смену уже закрыли: в\u00a0«Должно быть» его нет';
  if (status === 'failed' && counts)
    return 'касса не\u00a0приняла его, когда смену уже закрыли: в\u00a0«Должно быть» оно есть';
  return '';
}
