import { BellIcon, BoxIcon, ChatIcon, ReceiptIcon, StoreIcon } from '@siren/ui/icons';
import type { ComponentType } from 'react';

/** A screen of the back-office. */
export interface OfficeWay {
  /** Below the address of the back-office, without slashes. */
  path: string;
  label: string;
  Icon: ComponentType<{ size?: 's' | 'm' | 'l' }>;
}

/** Screens in the order of the rail. */
export const officeWays = {
  orders: { path: 'orders', label: 'Заказы', Icon: BoxIcon },
  receipts: { path: 'receipts', label: 'Чеки', Icon: ReceiptIcon },
  news: { path: 'news', label: 'Уведомления', Icon: BellIcon },
  rooms: { path: 'rooms', label: 'Комнаты', Icon: ChatIcon },
  stock: { path: 'stock', label: 'Остатки', Icon: StoreIcon },
} as const satisfies Record<string, OfficeWay>;

export type OfficeWayName = keyof typeof officeWays;
