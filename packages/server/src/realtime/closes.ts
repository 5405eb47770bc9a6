/** Why a socket is closed: a code of RFC 6455, 7.4.1, with words of at most 123 bytes. */
export interface Close {
  code: number;
  reason: string;
}

export const closes = {
  goingAway: { code: 1001, reason: 'Магазин закрывается.' },
  late: { code: 1008, reason: 'Вход не подтверждён вовремя.' },
  flood: { code: 1008, reason: 'Слишком часто. Подождите немного.' },
  failed: { code: 1011, reason: 'Магазин не справился с запросом.' },
  /** Its place is needed by another one. */
  crowded: { code: 1013, reason: 'Слишком много соединений. Повторите позже.' },
} as const satisfies Record<string, Close>;
