import type { OrderStatusCode } from '@siren/domain/orders';
import type { BadgeProps } from '@siren/ui/badge';

type Tone = NonNullable<BadgeProps['tone']>;

/** Words of the staff for where an order stands; buyers read others. */
export const statusWords: Readonly<Record<OrderStatusCode, { word: string; tone: Tone }>> = {
  waiting: { word: 'Ждёт звонка', tone: 'caution' },
  new: { word: 'Новый', tone: 'brand' },
  confirmed: { word: 'Подтверждён', tone: 'brand' },
  assembling: { word: 'Собираем', tone: 'info' },
  ready: { word: 'Готов к\u00a0выдаче', tone: 'info' },
  delivering: { word: 'В\u00a0доставке', tone: 'info' },
  done: { word: 'Выдан', tone: 'neutral' },
  returned: { word: 'Возврат', tone: 'neutral' },
  cancelled: { word: 'Отменён', tone: 'neutral' },
};
