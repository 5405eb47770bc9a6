import { isAnyChange, PERCENT_MAX, readAmount } from '@siren/domain/goods';
import type { AmountProblem, OldPriceWish, PriceChange, PriceRounding } from '@siren/domain/goods';
import { formatNumber } from '@siren/ui/format';
import { sumProblem } from '../../kit/money/index.ts';

export const moveWords = {
  up: 'Поднять на\u00a0процент',
  down: 'Снизить на\u00a0процент',
  more: 'Поднять на\u00a0сумму',
  less: 'Снизить на\u00a0сумму',
  keep: 'Не\u00a0менять, только округлить',
  feed: 'Вернуть из\u00a0файла',
} as const;
export type FormMove = keyof typeof moveWords;

export const roundingWords: Readonly<Record<PriceRounding, string>> = {
  none: 'Не\u00a0округлять',
  nine: 'До …9, как 1\u00a0299',
  ninety: 'До …90, как 1\u00a0290',
  ten: 'До десятков, как 1\u00a0300',
};

export const oldPriceWords: Readonly<Record<OldPriceWish, string>> = {
  leave: 'Не\u00a0трогать',
  former: 'Поставить прежнюю цену',
  clear: 'Убрать',
};

/** What stands in the form of a change of many prices. */
export interface PriceForm {
  move: FormMove;
  /** As it was typed. */
  amount: string;
  rounding: PriceRounding;
  oldPrice: OldPriceWish;
  /** Ids of regions; null for all. */
  regions: readonly number[] | null;
}

export const firstForm: PriceForm = {
  ...{ move: 'up', amount: '', rounding: 'none', oldPrice: 'leave' },
  regions: null,
};

/** What the amount of a form is in; null where it has none. */
export const unitOf = ({ move }: PriceForm): 'percent' | 'sum' | null => {
  if (move === 'up' || move === 'down') return 'percent';
  return move === 'more' || move === 'less' ? 'sum' : null;
};

const percentWords: Readonly<Record<Exclude<AmountProblem, 'empty'>, string>> = {
  ambiguous: 'Прочитать можно двояко. Напишите не\u00a0больше двух знаков после запятой.',
  unread: 'Напишите проценты числом: «7,5».',
  zero: 'Больше нуля.',
  much: `Не\u00a0больше ${formatNumber(PERCENT_MAX)}\u00a0%.`,
};

/** What is wrong with the amount, in words; null where nothing is, or nothing was typed so far. */
export function amountProblem(form: PriceForm): string | null {
  const unit = unitOf(form);
  if (unit === null) return null;
  if (unit === 'sum') return sumProblem(form.amount);
  const { problem } = readAmount(form.amount, unit);
  return problem === null || problem === 'empty' ? null : percentWords[problem];
}

const signs: Partial<Record<FormMove, -1>> = { down: -1, less: -1 };

/** The change that a form asks for; null where it asks for none so far. */
export function changeOf(form: PriceForm): PriceChange | null {
  const { move, rounding, oldPrice } = form;
  const regions = form.regions && [...form.regions];
  if (regions?.length === 0) return null;
  if (move === 'feed') return { move, by: 0, rounding: 'none', oldPrice: 'leave', regions };
  const unit = unitOf(form);
  const amount = unit === null ? 0 : readAmount(form.amount, unit).amount;
  if (amount === null) return null;
  const change = {
    move: unit ?? 'keep',
    by: amount * (signs[move] ?? 1),
    rounding,
    oldPrice,
    regions,
  } as const;
  return isAnyChange(change) ? change : null;
}
