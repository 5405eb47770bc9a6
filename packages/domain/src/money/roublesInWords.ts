import { toKopecks } from './toKopecks.ts';

const SMALL = [
  ...['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'],
  ...['одиннадцать', 'двенадцать', 'тринадцать', 'четырнадцать', 'пятнадцать', 'шестнадцать'],
  ...['семнадцать', 'восемнадцать', 'девятнадцать'],
];
const TENS = [
  ...['', '', 'двадцать', 'тридцать', 'сорок', 'пятьдесят', 'шестьдесят', 'семьдесят', 'восемьдесят'],
  'девяносто',
];
const HUNDREDS = [
  ...['', 'сто', 'двести', 'триста', 'четыреста', 'пятьсот', 'шестьсот', 'семьсот', 'восемьсот', 'девятьсот'],
];
/** What differs where the noun is feminine: «одна тысяча». */
const FEMININE: Readonly<Record<string, string>> = { один: 'одна', два: 'две' };

type Noun = Readonly<Record<'one' | 'few' | 'many', string>>;

const ROUBLES: Noun = { one: 'рубль', few: 'рубля', many: 'рублей' };
const KOPECKS: Noun = { one: 'копейка', few: 'копейки', many: 'копеек' };
/** What thousands are counted by, from the largest down; roubles are counted last. */
const SCALES: readonly { size: number; noun: Noun; feminine: boolean }[] = [
  { size: 1e9, noun: { one: 'миллиард', few: 'миллиарда', many: 'миллиардов' }, feminine: false },
  { size: 1e6, noun: { one: 'миллион', few: 'миллиона', many: 'миллионов' }, feminine: false },
  { size: 1e3, noun: { one: 'тысяча', few: 'тысячи', many: 'тысяч' }, feminine: true },
];

const KOPECKS_OF_ROUBLE = 100;
/** Roubles from which on there is no word for what they are counted by. */
const TOO_MANY = 1e12;

const rules = new Intl.PluralRules('ru');

function nounFor(count: number, noun: Noun): string {
  const form = rules.select(count);
  return form === 'one' || form === 'few' ? noun[form] : noun.many;
}

/** Words of a number below a thousand; none for nothing. */
function wordsOf(number: number, feminine: boolean): string[] {
  const rest = number % 100;
  const isSmall = rest < SMALL.length;
  const last = SMALL[isSmall ? rest : rest % 10] ?? '';
  const words = [
    HUNDREDS[Math.floor(number / 100)] ?? '',
    isSmall ? '' : (TENS[Math.floor(rest / 10)] ?? ''),
    feminine ? (FEMININE[last] ?? last) : last,
  ];
  return words.filter(Boolean);
}

/**
 * «Двадцать одна тысяча два рубля 05 копеек»: a sum as papers have it, roubles in words and kopecks in figures.
 *
 * @throws RangeError for what is negative, and for a billion of thousands and more
 */
export function roublesInWords(amount: number): string {
  const all = toKopecks(amount);
  const [roubles, kopecks] = [Math.floor(all / KOPECKS_OF_ROUBLE), all % KOPECKS_OF_ROUBLE];
  if (all < 0 || roubles >= TOO_MANY) throw new RangeError(`No words for this sum: ${amount}`);
  const counted = SCALES.flatMap(({ size, noun, feminine }) => {
    const count = Math.floor(roubles / size) % 1_000;
    return count === 0 ? [] : [...wordsOf(count, feminine), nounFor(count, noun)];
  });
  const whole = [...counted, ...wordsOf(roubles % 1_000, false)];
  const words = (whole.length > 0 ? whole : ['ноль']).join(' ');
  const figures = String(kopecks).padStart(2, '0');
  return [
    words.charAt(0).toUpperCase() + words.slice(1),
    nounFor(roubles, ROUBLES),
    figures,
    nounFor(kopecks, KOPECKS),
  ].join(' ');
}
