import type { Invitation } from '@siren/domain/people';
import { momentText } from '../kit/index.ts';
import { roleText } from './personWords.ts';

/** «Магазин, ссылка до 27 ноября, 12:00», and what is to be known of a link that has run out. */
export function invitationText(invitation: Invitation): string {
  const { expiresAt, expired, timeZone } = invitation;
  const until = momentText(expiresAt, timeZone);
  return `${invitation.account === null ? '' : 'покупатель, '}${roleText(invitation)}, ссылка ${expired ? `кончилась ${until}` : `до\u00a0${until}`}`;
}

type Letter = NonNullable<Invitation['letter']>;

/** Whether nothing is to be done about a letter. */
export const isGone = ({ state }: Letter): boolean => state === 'sent' || state === 'sending';

/** What has become of the letter: «письмо ушло 20 ноября, 10:00». */
export function letterText({ state, at }: Letter, timeZone: string): string {
  switch (state) {
    case 'sent':
      return `письмо ушло ${momentText(at, timeZone)}`;
    case 'sending':
      return 'письмо отправляется';
    case 'failed':
      return 'письмо не\u00a0ушло';
    case 'unknown':
      return 'неизвестно, ушло\u00a0ли письмо';
  }
}
