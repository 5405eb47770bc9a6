import type { OrderCondition } from '@siren/domain/cart';
import type { FranchiseType } from '@siren/domain/orders';

/** How staff call what an order is for. */
export const conditionNames: Record<OrderCondition, string> = {
  usual: 'Обычный',
  exposition: 'Для экспозиции',
};

/** How staff call the ways in which a franchise store sells. */
export const franchiseNames: Record<FranchiseType, string> = {
  agency: 'По агентскому договору',
  purchase: 'Выкуплено магазином',
};
