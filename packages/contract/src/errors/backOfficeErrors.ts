import type { ErrorEntry } from './errorTable.ts';

/** Refusals of the back-office. */
export const backOfficeErrors = {
  'backoffice.no_access': {
    text: 'Этой учётной записи рабочее место продавца не\u00a0открыто. Войдите под другой или попросите доступ у\u00a0администратора.',
    status: 403,
  },
  'backoffice.no_room': {
    text: 'Такой комнаты нет. Возможно, магазин закрыли.',
    status: 404,
  },
  'backoffice.factor_due': {
    text: 'Вашей роли нужен вход по\u00a0коду. Включите его в\u00a0профиле на\u00a0сайте и\u00a0вернитесь сюда.',
    status: 403,
  },
} as const satisfies Record<string, ErrorEntry>;
