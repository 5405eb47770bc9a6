import { createElement } from 'react';
import type { ComponentType } from 'react';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/index.ts';
import type { IconProps } from '../icons/index.ts';
import type { Notification, NotificationTone } from '../notifications/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Toast.css.ts';
import { kindWords } from './words.ts';

const icons: Record<NotificationTone, ComponentType<IconProps>> = {
  neutral: InfoIcon,
  positive: CheckIcon,
  caution: WarningIcon,
  critical: WarningIcon,
};

export interface ToastContentProps {
  notification: Notification;
  /** Larger icons. */
  large: boolean;
}

/** What stands in a notification. A press on its buttons goes on to the notification, which knows what to do. */
export function ToastContent({ notification, large }: ToastContentProps) {
  const { tone, pending, title, text, action } = notification;
  const size = large ? 'l' : 'm';
  return (
    <>
      <span className={css.icons[tone]}>
        {pending ? <Spinner size="m" tone="current" /> : createElement(icons[tone], { size })}
        <VisuallyHidden>{kindWords(notification)}: </VisuallyHidden>
      </span>
      <div className={css.content}>
        <div className={css.words}>
          {title && <div className={css.title}>{title}</div>}
          <div data-news="">{text}</div>
        </div>
        {action && (
          <button type="button" className={css.action} data-action="">
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className={css.close} aria-label="Закрыть">
        <CloseIcon size={size} />
      </button>
    </>
  );
}
