import type { ErrorEntry } from './errorTable.ts';

/** Refusals of the second factor: of the login, of one's own, of somebody else's. */
export const factorErrors = {
  'factor.needed': {
    text: 'Нужен код из\u00a0приложения. Войдите на\u00a0странице входа.',
    status: 403,
  },
  'factor.wrong_code': {
    text: 'Код не\u00a0подошёл. Дождитесь следующего в\u00a0приложении и\u00a0введите его.',
    status: 400,
  },
  'factor.login_expired': {
    text: 'Прошло слишком много времени. Войдите заново.',
    status: 410,
  },
  'factor.on_already': {
    text: 'Вход по\u00a0коду уже включён.',
    status: 409,
  },
  'factor.off_already': {
    text: 'Вход по\u00a0коду уже отключён.',
    status: 409,
  },
  'factor.not_begun': {
    text: 'Этот ключ уже не\u00a0действует. Начните заново.',
    status: 409,
  },
  'person.own_stores': {
    text: 'Свои магазины меняет другой администратор.',
    status: 409,
  },
  'person.own_factor': {
    text: 'Свой вход по\u00a0коду отключают в\u00a0профиле: для этого нужен код.',
    status: 409,
  },
  'role.own_factor_first': {
    text: 'Сначала включите вход по\u00a0коду у\u00a0себя: потребовать его может тот, у\u00a0кого он есть.',
    status: 409,
  },
} as const satisfies Record<string, ErrorEntry>;
