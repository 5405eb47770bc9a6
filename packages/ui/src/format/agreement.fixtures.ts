import * as format from './index.ts';
import { GOODS } from './edgeCases.fixtures.ts';

/** Inputs of each kind and how many kinds there are: 10,000 texts. */
const EACH = 500;
const BLOCK = 100;
const ZONES = [
  'Europe/Moscow',
  'Asia/Yekaterinburg',
  'Asia/Kamchatka',
  'Europe/Kaliningrad',
  'Europe/Berlin',
];
const YEAR = 31_556_952_000;
const START = Date.UTC(2018, 0, 1);
const NAMES = ['стол', 'стул', 'диван «Лада»', '', 'шкаф-купе', 'пуф'];

/** Mulberry32: the same numbers from 0 to 1 on every engine. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = () => createRandom(0x51_7e_4e);

type Next = () => number;
const spread = (next: Next) => (next() - 0.3) * 10 ** Math.floor(next() * 15);
const moment = (next: Next) => START + Math.floor(next() * 14 * YEAR);
const near = (next: Next, at: number) => at + Math.floor((next() - 0.5) * 10 ** (4 + Math.floor(next() * 8)));
const zone = (next: Next) => ZONES[Math.floor(next() * ZONES.length)] ?? 'UTC';
const day = (next: Next) => new Date(moment(next)).toISOString().slice(0, 10);

/** One text of each kind out of random inputs. */
const kinds: readonly ((next: Next) => string)[] = [
  (next) => format.formatMoney(spread(next)),
  (next) => format.formatReduction(spread(next)),
  (next) => format.formatPercentOff(next() * 120),
  (next) => format.formatNumber(spread(next)),
  (next) => format.formatDecimal(spread(next)),
  (next) => format.formatCount(Math.round(spread(next) * 10) / 10, GOODS),
  (next) => format.formatNumberRange(spread(next), spread(next)),
  (next) => format.formatMoneyRange(spread(next), spread(next)),
  (next) => format.formatMoneyBounds(next() < 0.2 ? null : spread(next), next() < 0.2 ? null : spread(next)),
  (next) => format.formatFileSize(next() * 2 ** Math.floor(next() * 50)),
  (next) => format.formatPhone(`${next() < 0.5 ? '+7' : '8'}${Math.floor(9e9 + next() * 999_999_999)}`),
  (next) => format.formatDuration(next() * 10 ** Math.floor(next() * 8)),
  (next) => format.formatList(NAMES.filter(() => next() < 0.5)),
  (next) => `${format.formatDay(moment(next), zone(next))} ${format.formatWeekday(day(next), zone(next))}`,
  (next) => format.formatFullDate(moment(next), zone(next)),
  (next) =>
    `${format.formatShortDate(moment(next), zone(next))} ${format.formatTime(moment(next), zone(next))}`,
  (next) => format.formatDayRange(moment(next), moment(next), zone(next)),
  (next) => {
    const at = moment(next);
    return format.formatTimeRange(at, near(next, at), zone(next));
  },
  (next) => {
    const now = moment(next);
    return format.formatRelative(near(next, now), now, zone(next));
  },
  (next) => {
    const now = moment(next);
    return format.formatDelivery(now + (next() - 0.3) * 2e9, now, zone(next));
  },
];

/** 10,000 texts out of seeded inputs, their spaces made plain. */
export function agreementTexts(): string[] {
  const next = random();
  return kinds.flatMap((make) =>
    Array.from({ length: EACH }, () => make(next).replace(/[\u00A0\u2009\u202F]/g, ' ')),
  );
}

/** FNV-1a over UTF-16: short, and the same everywhere. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Digests of a hundred texts each, and the texts: where one differs, these are the ones to look at. */
export function agreementBlocks(): { digest: string; texts: string[] }[] {
  const texts = agreementTexts();
  return Array.from({ length: texts.length / BLOCK }, (_, index) => {
    const part = texts.slice(index * BLOCK, (index + 1) * BLOCK);
    return { digest: digest(part.join('\n')), texts: part };
  });
}
