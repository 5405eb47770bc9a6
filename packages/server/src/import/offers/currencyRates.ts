import type { RawCurrency } from '../feed/index.ts';

const ROUBLES: ReadonlySet<string> = new Set(['RUR', 'RUB']);

/** Roubles of one piece of a currency, by its code. */
export interface CurrencyRates {
  add(currencies: readonly RawCurrency[]): void;
  /** null where nobody has told it. */
  rateOf(code: string): number | null;
}

/** «CBRF» and the like name a bank, not a number. */
const numberOf = (text: string) => {
  const rate = Number(text.trim().replace(',', '.'));
  return Number.isFinite(rate) && rate > 0 ? rate : null;
};

/**
 * Rates that a feed tells, as far as it says what a rouble is among them; else those of the shop.
 *
 * @param configured roubles by code
 */
export function createCurrencyRates(configured: ReadonlyMap<string, number>): CurrencyRates {
  const told = new Map<string, number>();
  return {
    add(currencies) {
      for (const { id, rate } of currencies) {
        const number = numberOf(rate);
        const code = id.trim().toUpperCase();
        if (number !== null) told.set(ROUBLES.has(code) ? 'RUR' : code, number);
      }
    },
    rateOf(code) {
      if (ROUBLES.has(code)) return 1;
      const rate = told.get(code);
      const rouble = told.get('RUR');
      return rate !== undefined && rouble !== undefined ? rate / rouble : (configured.get(code) ?? null);
    },
  };
}
