import { useResource } from '../../api/index.ts';
import { meResource } from '../kit/index.ts';

/** Whether who looks at a coupon may see orders, too. */
export const useSeesOrders = (): boolean =>
  useResource(meResource).data?.permissions.includes('orders.manage') ?? false;
