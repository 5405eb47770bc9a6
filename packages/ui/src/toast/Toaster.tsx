import * as Radix from '@radix-ui/react-toast';
import { visibleNotifications } from '../notifications/index.ts';
import type { Notification } from '../notifications/index.ts';
import * as css from './Toast.css.ts';
import { Toast } from './Toast.tsx';

export interface ToasterProps {
  /** All notifications, the oldest first: the first five are shown. */
  list: readonly Notification[];
  onClose: (id: string) => void;
}

/** Notifications at the bottom left. F8 leads to them from anywhere. */
export function Toaster({ list, onClose }: ToasterProps) {
  return (
    <Radix.Provider label="Уведомление" swipeDirection="left">
      {visibleNotifications(list).map((notification) => (
        <Toast key={notification.id} notification={notification} onGone={() => onClose(notification.id)} />
      ))}
      <Radix.Viewport data-toasts="" className={css.viewport} label="Уведомления ({hotkey})" />
    </Radix.Provider>
  );
}
