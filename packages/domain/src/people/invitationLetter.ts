import type { Contact } from '../account/index.ts';
import { localTime } from '../regions/index.ts';
import { permissionWords } from './permissionWords.ts';
import type { Invitation, LetterState } from './people.ts';

/** So long after a letter no other one goes to the same contact, ms. */
export const LETTER_WAIT_MS = 60_000;
/** So many letters go to a contact within `LETTERS_WINDOW_MS`, however often it is invited. */
export const LETTERS_MAX = 5;
export const LETTERS_WINDOW_MS = 24 * 60 * 60 * 1000;
/** A letter that is handed over for longer than this broke off, ms: nobody knows whether it went out. */
export const LETTER_SENDING_MS = 60_000;

export type LetterProblem = 'letter_soon' | 'letters_spent';

/**
 * Why no letter may go to a contact now; null where one may.
 * @param sent when those went that did not fail, ms since 1970, in any order
 */
export function letterProblem(sent: readonly number[], now: number): LetterProblem | null {
  const recent = sent.filter((at) => now - at < LETTERS_WINDOW_MS);
  if (recent.length >= LETTERS_MAX) return 'letters_spent';
  return recent.some((at) => now - at < LETTER_WAIT_MS) ? 'letter_soon' : null;
}

/** What is to be told of a letter. @param at when it was last heard of, ms since 1970 */
export const letterState = (kept: Exclude<LetterState, 'unknown'>, at: number, now: number): LetterState =>
  kept === 'sending' && now - at >= LETTER_SENDING_MS ? 'unknown' : kept;

/** Whom a letter invites, and to what. */
export interface InvitationOffer extends Pick<Invitation, 'role' | 'permissions' | 'expiresAt' | 'timeZone'> {
  /** Who invites. */
  by: string;
  /** Whether they have an account of the shop, which stays theirs. */
  hasAccount: boolean;
  channel: Contact['channel'];
  /** Absolute address that accepts it. */
  link: string;
}

/** One line, whatever was typed. */
const line = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const days = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** «27 ноября, 12:00», by the clocks of a time zone. */
function momentText(at: string, timeZone: string): string {
  const { year, month, day, minutes } = localTime(Date.parse(at), timeZone);
  const two = (part: number): string => String(part).padStart(2, '0');
  const date = days.format(Date.UTC(year, month - 1, day));
  return `${date}, ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** What is given, in words: a role by its name, or each permission. */
export const givenWords = ({ role, permissions }: Pick<InvitationOffer, 'role' | 'permissions'>): string[] =>
  role ? [`роль «${line(role.name)}»`] : permissions.map((one) => permissionWords[one]);

const toWhat = (offer: Pick<InvitationOffer, 'role' | 'permissions'>): string => {
  const given = givenWords(offer).map(line);
  return given.length === 0 ? 'Прав пока нет, их дадут позже.' : `Что вы получите: ${given.join('; ')}.`;
};

/** What somebody who is invited is written: who invites them, to what, and until when; by phone the same in a few words. */
export function invitationLetter(offer: InvitationOffer): { subject: string; text: string } {
  const { expiresAt, timeZone, link, hasAccount } = offer;
  const by = line(offer.by) || 'Администратор';
  const until = momentText(expiresAt, timeZone);
  const subject = 'Приглашение в сотрудники магазина «Сирень»';
  if (offer.channel === 'phone')
    return {
      subject,
      text: `Сирень: ${by} приглашает вас в сотрудники. ${toWhat(offer)} До ${until}: ${link}`,
    };
  const parts = [
    'Здравствуйте!',
    `${by} приглашает вас в сотрудники магазина «Сирень».\n${toWhat(offer)}`,
    ...(hasAccount ? ['Ваши заказы, бонусы и корзина останутся вашими.'] : []),
    `Чтобы принять приглашение, откройте ссылку: ${link}`,
    `Она действует до ${until} и только один раз. Никому её не передавайте.`,
    'Если вы не ждали приглашения, ничего не делайте.',
    'Магазин «Сирень»',
  ];
  return { subject, text: parts.join('\n\n') };
}
