import type { Contact } from '../account/index.ts';
import { DEFAULT_BUYER_NAME } from '../checkout/index.ts';
import type { OrderNews } from './entities.ts';
import { newsLines } from './newsLines.ts';

/** Whom a message is for, and which order it is about. */
export interface Addressed {
  /** Of the buyer; it may be empty, or what a buyer is called who gave none. */
  name: string;
  number: string;
  /** Absolute address of the order; null in a shop whose own address nobody said. */
  link: string | null;
  channel: Contact['channel'];
}

/** One line, whatever was typed. Spaces that do not break stay. */
const line = (text: string): string => text.replace(/[^\S\u00a0]+/gu, ' ').trim();

/** What a buyer is told of an order: a letter by e-mail, the same in a few words by phone. */
export function messageText(
  { name, number, link, channel }: Addressed,
  news: OrderNews,
): { subject: string; text: string } {
  const [subject, ...details] = newsLines(`№\u00a0${number}`, news).map(line) as [string, ...string[]];
  const told = [`${subject}.`, ...details];
  if (channel === 'phone') return { subject, text: ['Сирень:', ...told, ...(link ? [link] : [])].join(' ') };
  const called = line(name);
  const nameless = called === '' || called === DEFAULT_BUYER_NAME;
  const parts = [
    nameless ? 'Здравствуйте!' : `Здравствуйте, ${called}!`,
    told.join('\n'),
    ...(link ? [`Ваш заказ: ${link}`] : []),
    'Магазин «Сирень»',
  ];
  return { subject, text: parts.join('\n\n') };
}
