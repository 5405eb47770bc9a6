import { certificates, coupons, users } from '@siren/demo/shop';
import type { OpenShop } from './startShop.ts';

function accounts(): string[] {
  const width = Math.max(...users.map(({ login, password }) => login.length + password.length));
  return [
    '  Войти можно так (логин / пароль):',
    ...users.map(({ login, password, about }) => `    ${`${login} / ${password}`.padEnd(width + 5)}${about}`),
    '',
  ];
}

function codes(): string[] {
  const names = (list: readonly { code: string }[]) => list.map(({ code }) => code).join(', ');
  return [`  Промокоды: ${names(coupons)}`, `  Сертификаты: ${names(certificates)}`, ''];
}

/** What is printed once the shop answers. */
export function banner({ url, demo }: OpenShop, seconds: number): string {
  return [
    '',
    `  «Сирень» открыта: ${url}`,
    `  Готова за ${seconds.toFixed(1).replace('.', ',')} с`,
    '',
    ...(demo ? [...accounts(), ...codes()] : []),
    `  Вызовы API: ${url}/api/docs`,
    '  Storybook: npm run storybook',
    '  Остановить: Ctrl+C',
    '',
  ].join('\n');
}
