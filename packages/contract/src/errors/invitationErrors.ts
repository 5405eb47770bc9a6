import type { ErrorEntry } from './errorTable.ts';

/** What is said against invitations to the staff. */
export const invitationErrors = {
  'invitation.not_found': {
    text: 'Такого приглашения уже нет.',
    status: 404,
  },
  'invitation.waiting': {
    text: 'На\u00a0эту почту уже приглашали. Сделайте для того приглашения новую ссылку.',
    status: 409,
  },
  'invitation.letter_soon': {
    text: 'Письмо ушло меньше минуты назад. Подождите минуту и\u00a0повторите.',
    status: 409,
  },
  'invitation.letters_spent': {
    text: 'На\u00a0эту почту за\u00a0сутки ушло пять писем. Следующее можно отправить завтра.',
    status: 409,
  },
  'invitation.no_account': {
    text: 'Учётной записи с\u00a0этими контактами нет. Новых сотрудников приглашают по\u00a0почте.',
    status: 404,
  },
  'invitation.is_staff': {
    text: 'Эта учётная запись уже у\u00a0сотрудника.',
    status: 409,
  },
  'invitation.account_shut': {
    text: 'Вход в\u00a0эту учётную запись закрыт. Сначала откройте его в\u00a0карточке клиента.',
    status: 409,
  },
  'invitation.other_account': {
    text: 'Приглашение для другой учётной записи. Войдите в\u00a0неё и\u00a0откройте ссылку ещё раз.',
    status: 403,
  },
  'invitation.has_account': {
    text: 'С\u00a0этой почтой уже есть учётная запись покупателя.',
    status: 409,
  },
  'invitation.unknown': {
    text: 'Такого приглашения нет: ссылка скопирована не\u00a0целиком, или её отозвали. Попросите новую.',
    status: 404,
  },
  'invitation.used': {
    text: 'По\u00a0этой ссылке учётную запись уже завели. Войдите по\u00a0почте и\u00a0паролю.',
    status: 409,
  },
  'invitation.expired': {
    text: 'Срок ссылки вышел. Попросите новую.',
    status: 409,
  },
} as const satisfies Record<string, ErrorEntry>;
