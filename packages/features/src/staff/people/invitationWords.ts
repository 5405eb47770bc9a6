import type { Invitation } from '@siren/domain/people';
import { momentText } from '../kit/index.ts';
import { roleText } from './personWords.ts';

/** «Магазин, ссылка до 27 ноября, 12:00», and what is to be known of a link that has run out. */
export function invitationText(invitation: Invitation): string {
  const { expiresAt, expired, timeZone } = invitation;
  const until = momentText(expiresAt, timeZone);
  return `${roleText(invitation)}, ссылка ${expired ? `кончилась ${until}` : `до\u00a0${until}`}`;
}
