import type { StockReason } from './changeStock.ts';

/** Why pieces are others, as a choice and as a history tell it. */
export const stockReasonWords: Readonly<Record<StockReason, string>> = {
  recount: 'Пересчитали',
  arrived: 'Поступление',
  damaged: 'Брак или бой',
  lost: 'Пропажа',
  mistake: 'Исправление ошибки',
};
