import type { ErrorEntry } from './errorTable.ts';

/** Refusals of receipts and of the shift. */
export const receiptErrors = {
  'receipt.not_found': { text: 'Такого чека нет.', status: 404 },
  'receipt.not_due': { text: 'Пробивать нечего: все чеки этого заказа уже есть.', status: 409 },
  'receipt.not_failed': {
    text: 'Повторить можно только чек, от\u00a0которого касса отказалась. Этот ещё ждёт ответа или уже пробит.',
    status: 409,
  },
  'receipt.not_done': { text: 'Исправить можно только чек, который уже пробит.', status: 409 },
  'receipt.corrected': {
    text: 'Этот чек за это время уже исправили. Посмотрите на\u00a0исправления и\u00a0решите ещё раз.',
    status: 409,
  },
  'receipt.not_unknown': {
    text: 'Решать уже нечего: про этот чек известно, что с\u00a0ним. Посмотрите на\u00a0него ещё раз.',
    status: 409,
  },
  'receipt.too_soon': {
    text: 'Чек только что отправили, касса ещё может его напечатать. Подождите минуту и\u00a0посмотрите ещё раз.',
    status: 409,
  },
  'receipt.no_register': { text: 'Касса не\u00a0подключена.', status: 409 },
  'shift.not_found': { text: 'Такой смены нет.', status: 404 },
  'shift.other_state': {
    text: 'Смена уже в\u00a0другом состоянии. Посмотрите на\u00a0неё ещё раз.',
    status: 409,
  },
  'shift.not_unknown': {
    text: 'Решать уже нечего: касса или кто-то другой уже ответил. Посмотрите на\u00a0смену ещё раз.',
    status: 409,
  },
  'shift.too_soon': {
    text: 'Это только что отправили, касса ещё может это сделать. Подождите минуту и\u00a0посмотрите ещё раз.',
    status: 409,
  },
  'shift.hindered': {
    text: 'Смену не\u00a0закрыть: касса ещё не\u00a0ответила, пробиты\u00a0ли чеки.',
    status: 409,
  },
  'shift.cash_unsettled': {
    text: 'Смену не\u00a0закрыть: касса ещё не\u00a0ответила, провела\u00a0ли движение наличных.',
    status: 409,
  },
  'shift.not_enough_cash': { text: 'В\u00a0ящике столько нет.', status: 409 },
  'shift.cause_needed': { text: 'Касса не\u00a0сошлась. Напишите, почему.', status: 409 },
} as const satisfies Record<string, ErrorEntry>;
