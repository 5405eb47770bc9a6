import type { DifferenceField, ImportDifference } from '@siren/domain/imports';
import { formatDecimal, formatExactMoney, formatNumber, MINUS, NBSP } from '@siren/ui/format';

const sums: readonly (DifferenceField | null)[] = ['price', 'oldPrice', 'sale', null];

type Told = Pick<ImportDifference, 'field' | 'was' | 'becomes'>;

function textOf(field: Told['field'], value: string | null): string {
  if (value === null) return field === 'content' || field === 'stores' || field === null ? '' : 'нет';
  if (sums.includes(field)) return formatExactMoney(Number(value));
  return field === 'stock' ? formatNumber(Number(value)) : value;
}

/** What a field is now, and what it would be. */
export const wasText = ({ field, was }: Told): string => textOf(field, was);
export const becomesText = ({ field, becomes }: Told): string => textOf(field, becomes);

const PERCENT = 100;
const TENTHS = 10;

/** By how much a price would change: «−5,5 %»; '' where there is nothing to compare. */
export function shareText({ field, was, becomes }: Told): string {
  if ((field !== 'price' && field !== 'oldPrice') || was === null || becomes === null) return '';
  const share = ((Number(becomes) - Number(was)) / Number(was)) * PERCENT;
  return `${share > 0 ? '+' : MINUS}${formatDecimal(Math.abs(Math.round(share * TENTHS) / TENTHS))}${NBSP}%`;
}
