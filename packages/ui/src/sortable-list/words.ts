import { NBSP } from '../format/index.ts';

/** «„Диван“: место 3 из 8». */
export const placeWords = (name: string, place: number, count: number): string =>
  `„${name}“: место${NBSP}${place + 1} из${NBSP}${count}`;

/** What screen readers hear of a move. */
export const spoken = {
  lifted: (place: string) =>
    `${place}. Стрелки вверх и${NBSP}вниз двигают, пробел кладёт, Escape возвращает.`,
  dropped: (place: string) => `Готово. ${place}`,
  cancelled: (place: string) => `Осталось как было. ${place}`,
  undone: (place: string) => `Порядок возвращён. ${place}`,
};
