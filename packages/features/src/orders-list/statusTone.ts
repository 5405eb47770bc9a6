import type { OrderStatusCode } from '@siren/domain/orders';
import type { BadgeProps } from '@siren/ui/badge';

/** How the state of an order looks. */
export const statusTone: Readonly<Record<OrderStatusCode, NonNullable<BadgeProps['tone']>>> = {
  waiting: 'caution',
  new: 'brand',
  confirmed: 'brand',
  assembling: 'brand',
  ready: 'accent',
  delivering: 'info',
  done: 'accent',
  returned: 'neutral',
  cancelled: 'neutral',
};
