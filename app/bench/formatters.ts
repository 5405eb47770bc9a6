import {
  formatCount,
  formatDay,
  formatDayRange,
  formatDecimal,
  formatDelivery,
  formatDuration,
  formatFileSize,
  formatList,
  formatMoney,
  formatMoneyRange,
  formatPhone,
  formatRelative,
  formatTime,
  formatWeekday,
} from '@siren/ui/format';

/** Texts that are made of each formatter, after as many to warm it up as it takes. */
const TEXTS = 500_000;
const WARM = 50_000;

/** What every formatter should reach in a second. */
const ENOUGH = 1_000_000;

const ZONE = 'Asia/Yekaterinburg';
const NOW = Date.UTC(2026, 10, 24, 9, 5);
const HOUR = 3_600_000;
const HOURS_IN_YEAR = 8766;
const GOODS = ['товар', 'товара', 'товаров'] as const;
const NAMES = ['диван', 'кресло', 'пуф'];

/** Any hour of a year, as lists of orders have them. */
const hour = (index: number) => NOW + ((index * 37) % HOURS_IN_YEAR) * HOUR;

const calls: Readonly<Record<string, (index: number) => string>> = {
  formatMoney: (index) => formatMoney(index * 37),
  formatDecimal: (index) => formatDecimal(index / 8),
  formatCount: (index) => formatCount(index % 1000, GOODS),
  formatMoneyRange: (index) => formatMoneyRange(index, index * 2),
  formatFileSize: (index) => formatFileSize(index * 999),
  formatPhone: (index) => formatPhone(`+7912${1_000_000 + index}`),
  formatList: () => formatList(NAMES),
  formatDuration: (index) => formatDuration(index),
  formatDay: (index) => formatDay(hour(index), ZONE),
  formatWeekday: (index) => formatWeekday(hour(index), ZONE),
  formatTime: (index) => formatTime(hour(index), ZONE),
  formatDayRange: (index) => formatDayRange(hour(index), hour(index + 1), ZONE),
  formatDelivery: (index) => formatDelivery(hour(index), NOW, ZONE),
  formatRelative: (index) => formatRelative(hour(index), NOW, ZONE),
};

/** Time of the processor, ms: another program on the machine does not count. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function perSecond(make: (index: number) => string): number {
  let letters = 0;
  for (let index = 0; index < WARM; index += 1) letters += make(index).length;
  const start = spent();
  for (let index = 0; index < TEXTS; index += 1) letters += make(index).length;
  const ms = spent() - start;
  // The letters are counted so that no compiler leaves the work out.
  return letters > 0 ? Math.round(TEXTS / (ms / 1000)) : 0;
}

/** Texts a second of one core, for each formatter. */
export function benchFormatters(say: (line: string) => void): Record<string, number> {
  const figures = Object.fromEntries(Object.entries(calls).map(([name, make]) => [name, perSecond(make)]));
  say('Texts a second of one core, in millions:');
  for (const [name, rate] of Object.entries(figures)) {
    const mark = rate < ENOUGH ? '  ✗ below a million' : '';
    say(`  ${name.padEnd(18)} ${(rate / 1e6).toFixed(1).padStart(5)}${mark}`);
  }
  return figures;
}
