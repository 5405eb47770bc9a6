import { formatNumber } from '@siren/ui/format';

/** «54 990,50 ₽», «54 990 ₽»: to the kopeck, where a rounded sum could look the same as its limit. Roubles, not below 0. */
export function exactMoney(roubles: number): string {
  const [whole = '0', kopecks = '00'] = roubles.toFixed(2).split('.');
  const rest = kopecks === '00' ? '' : `,${kopecks}`;
  return `${formatNumber(Number(whole))}${rest}\u00a0₽`;
}
