import { movedCash } from '@siren/domain/receipts';
import type { Shift } from './answers.ts';

export interface DrawerLine {
  word: string;
  /** Roubles. */
  sum: number;
  strong: boolean;
}

/** How the cash of a shift came about, a line each; what is nothing is left out. */
export function drawerOf({ openingSum, turnover, drawer, moves, expected }: Shift): DrawerLine[] {
  const moved = movedCash(moves.filter(({ counts }) => counts));
  const cashOf = (wanted: string) => turnover.find(({ kind }) => kind === wanted)?.cash ?? 0;
  const between: readonly (readonly [word: string, sum: number])[] = [
    ['Продажи за\u00a0наличные', cashOf('sell')],
    ['Возвраты наличными', -cashOf('sellReturn')],
    ['Не\u00a0пробито в\u00a0этой смене', drawer.ahead],
    ['Посчитано другой сменой', -drawer.before],
    ['Внесено', moved.in],
    ['Изъято', -moved.out],
    ['Сдано в\u00a0банк', -moved.bank],
  ];
  return [
    { word: 'В\u00a0ящике на\u00a0начало', sum: openingSum, strong: false },
    ...between.filter(([, sum]) => sum !== 0).map(([word, sum]) => ({ word, sum, strong: false })),
    { word: 'Должно быть', sum: expected, strong: true },
  ];
}
