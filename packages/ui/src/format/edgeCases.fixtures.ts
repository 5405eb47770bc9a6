import * as door from './index.ts';
import type { Forms } from './index.ts';

/** By name: a case writes its own call. */
const format = { ...door };

/** Functions of the door that answer a text. */
type FormatterName = {
  [Name in keyof typeof format]: (typeof format)[Name] extends (...values: never[]) => string ? Name : never;
}[keyof typeof format];

export interface EdgeCase {
  /** The call as one writes it. */
  call: string;
  make: () => string;
  /** The decided answer; its spaces are no-break ones, written plainly here. */
  text: string;
  why: string;
}

export const GOODS: Forms = ['товар', 'товара', 'товаров'];
export const ZONE = 'Asia/Yekaterinburg';
/** 24 November 2026, 14:05 on the clocks of the zone. */
export const NOW = '2026-11-24T09:05:00Z';

function shown(value: unknown): string {
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'new Date(NaN)' : 'new Date(0)';
  if (value === GOODS) return 'GOODS';
  return JSON.stringify(value)?.replaceAll('"', "'") ?? 'undefined';
}

const edge = <Name extends FormatterName>(
  name: Name,
  args: Parameters<(typeof format)[Name]>,
  text: string,
  why: string,
): EdgeCase => ({
  call: `${name}(${args.map(shown).join(', ')})`,
  make: () => (format[name] as (...values: unknown[]) => string)(...args),
  text,
  why,
});

const { NaN: none, POSITIVE_INFINITY: infinity, NEGATIVE_INFINITY: minusInfinity } = Number;

const money: readonly EdgeCase[] = [
  edge('formatMoney', [-0.4], '0 ₽', 'округляется до нуля, а ноль без знака'),
  edge('formatMoney', [-0.5], '−1 ₽', 'половина — от нуля'),
  edge('formatMoney', [0.5], '1 ₽', 'половина — от нуля'),
  edge('formatMoney', [-0], '0 ₽', 'ноль один'),
  edge('formatMoney', [none], '—', 'не сумма'),
  edge('formatMoney', [infinity], '—', 'не сумма'),
  edge('formatMoney', [minusInfinity], '—', 'не сумма'),
  edge('formatMoney', [9_007_199_254_740_991], '9 007 199 254 740 991 ₽', 'последняя точная сумма'),
  edge('formatMoney', [1e21], '—', 'за пределом точных чисел это ошибка, а не сумма'),
  edge('formatExactMoney', [0.5], '0,50 ₽', 'копеек всегда две цифры'),
  edge('formatExactMoney', [1234.05], '1 234,05 ₽', 'ноль перед копейками не теряется'),
  edge('formatExactMoney', [54_990], '54 990 ₽', 'нет копеек — нет и запятой'),
  edge('formatExactMoney', [none], '—', 'не сумма'),
  edge('formatReduction', [0], '0 ₽', 'нечего отнимать — нет минуса'),
  edge('formatReduction', [-500], '−500 ₽', 'отнимается величина, знак не важен'),
  edge('formatPercentOff', [0.4], '0 %', 'ноль без знака'),
];

const numbers: readonly EdgeCase[] = [
  edge('formatNumber', [999.5], '1 000', 'разряд появляется и от округления'),
  edge('formatDecimal', [1.005], '1,01', 'округляется то, что прочтёт человек'),
  edge('formatDecimal', [0.000_000_1], '0', 'столь малое не показываем'),
  edge('formatDecimal', [2.5e-7], '0', 'показатель степени не виден никогда'),
  edge('formatDecimal', [none], '—', 'не число'),
  edge('formatNumberRange', [20, 10], '10–20', 'от меньшего к большему'),
  edge('formatNumberRange', [9.6, 10.4], '10', 'концы видны одинаковыми'),
  edge('formatNumberRange', [-5, 5], 'от −5 до 5', 'минус рядом с тире не прочесть'),
  edge('formatNumberRange', [1, infinity], '—', 'бесконечность не число'),
  edge('formatNumberRange', [-0.4, 5], '0–5', 'минуса не видно — тире можно'),
  edge('formatMoneyBounds', [2000, 1000], 'от 1 000 до 2 000 ₽', 'от меньшего к большему'),
  edge('formatMoneyBounds', [1000, null], 'от 1 000 ₽', 'верхний край открыт'),
  edge('formatMoneyBounds', [null, 2000], 'до 2 000 ₽', 'нижний край открыт'),
  edge('formatMoneyBounds', [null, null], '—', 'нет ни одного края'),
];

const words: readonly EdgeCase[] = [
  edge('formatCount', [1.5, GOODS], '1,5 товара', 'дробное — как «два»'),
  edge('formatCount', [0.999, GOODS], '1 товар', 'слово согласуется с видимым числом'),
  edge('formatCount', [-1, GOODS], '−1 товар', 'знак не меняет слово'),
  edge('formatCount', [111, GOODS], '111 товаров', 'одиннадцать — всегда «много»'),
  edge('formatCount', [none, GOODS], '— товаров', 'сколько — неизвестно'),
  edge('formatList', [[]], '', 'нечего перечислять'),
  edge('formatList', [['диван']], 'диван', 'один — без «и»'),
  edge('formatList', [['', 'кресло', ' ', 'пуф']], 'кресло и пуф', 'пустые слова пропадают'),
  edge('formatPhone', [''], '', 'пустое остаётся пустым'),
  edge('formatPhone', ['89122044108'], '+7 912 204-41-08', 'восьмёрка — тоже Россия'),
  edge('formatPhone', ['+7912204410'], '+7912204410', 'не хватает цифры: как есть'),
  edge('formatPhone', ['+375291234567'], '+375291234567', 'чужой номер: как есть'),
  edge('formatPhone', ['+84912345678'], '+84912345678', 'чужой и с восьмёркой: в нём тоже 11 цифр'),
  edge('formatPhone', ['+81 3 1234 5678'], '+81 3 1234 5678', 'чужой: пробелы не наши'),
  edge('formatPhone', ['+8 (912) 204-41-08'], '+7 912 204-41-08', 'такой страны нет: это Россия'),
  edge('formatDuration', [0], '0 секунд', 'ноль тоже длительность'),
  edge('formatDuration', [3600], '1 час', 'нулевые минуты не нужны'),
  edge('formatDuration', [3605], '1 час', 'две старшие единицы; секунды за часом не видны'),
  edge('formatDuration', [-1], '—', 'не длительность'),
  edge('formatDuration', [none], '—', 'не длительность'),
];

const sizes: readonly EdgeCase[] = [
  edge('formatFileSize', [0], '0 байт', 'пустой файл'),
  edge('formatFileSize', [2], '2 байт', '«байт» — знак единицы, как «Кб», и не склоняется'),
  edge('formatFileSize', [1023], '1 023 байт', 'ещё не килобайт'),
  edge('formatFileSize', [1_048_575], '1 Мб', '1 024 Кб не бывает: это уже мегабайт'),
  edge('formatFileSize', [1_073_741_823], '1 Гб', '1 024 Мб не бывает: это уже гигабайт'),
  edge('formatFileSize', [5e12], '4 656,6 Гб', 'больше гигабайта единиц нет'),
  edge('formatFileSize', [-1], '—', 'не размер'),
  edge('formatFileSize', [none], '—', 'не размер'),
  edge('formatFileSize', [infinity], '—', 'не размер'),
];

const dates: readonly EdgeCase[] = [
  edge('formatDay', [new Date(none), ZONE], '—', 'не дата'),
  edge('formatDay', ['', ZONE], '—', 'не дата'),
  edge('formatDay', ['2026-02-30', ZONE], '—', 'такого дня нет, а браузер сделал бы из него март'),
  edge('formatDay', ['24.11.2026', ZONE], '—', 'каждый браузер читает это по-своему: только ISO'),
  edge('formatDay', ['2026-11-24T09:05:00', ZONE], '—', 'без пояса это время машины, у каждого своё'),
  edge('formatDay', ['2026-11-23T20:30:00Z', ZONE], '24 ноября', 'день — в городе, а не в Гринвиче'),
  edge('formatDay', [8.64e15, ZONE], '—', 'за 9999 годом дат не показываем'),
  edge('formatTime', ['2026-11-24', ZONE], '—', 'у дня календаря нет часов'),
  edge('formatFullDate', [0, 'UTC'], '1 января 1970', 'ноль — тоже момент'),
  edge(
    'formatDayRange',
    ['2026-12-02', '2026-11-30', ZONE],
    '30 ноября — 2 декабря',
    'от раннего к позднему',
  ),
  edge('formatDayRange', ['2026-11-24', '2026-11-24', ZONE], '24 ноября', 'один день'),
  edge('formatDayRange', ['2026-11-24', 'завтра', ZONE], '—', 'один край — не дата'),
  edge('formatRelative', ['no date', NOW, ZONE], '—', 'не дата'),
  edge('formatRelative', [NOW, NOW, ZONE], 'только что', 'тот же миг'),
  edge('formatRelative', ['2026-11-24T09:04:01Z', NOW, ZONE], 'только что', 'меньше минуты'),
  edge('formatRelative', ['2026-11-23T18:40:00Z', NOW, ZONE], 'вчера в 23:40', 'день — по календарю города'),
  edge('formatRelative', ['2026-11-24', NOW, ZONE], 'сегодня', 'у дня календаря нет часов'),
];

/** What the formatters answer where the answer had to be decided: the tests and the page of the formatters read it. */
export const edgeCases: readonly { title: string; cases: readonly EdgeCase[] }[] = [
  { title: 'Деньги', cases: money },
  { title: 'Числа и диапазоны', cases: numbers },
  { title: 'Слова', cases: words },
  { title: 'Размеры файлов', cases: sizes },
  { title: 'Даты', cases: dates },
];
