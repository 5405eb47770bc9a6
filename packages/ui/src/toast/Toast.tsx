import * as Radix from '@radix-ui/react-toast';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../element/index.ts';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/index.ts';
import type { Notification, NotificationTone } from '../notifications/index.ts';
import * as css from './Toast.css.ts';

const iconOf: Record<NotificationTone, ReactNode> = {
  neutral: <InfoIcon />,
  positive: <CheckIcon />,
  critical: <WarningIcon />,
};

export interface ToastProps {
  notification: Notification;
  /** It has gone from the screen. */
  onGone: () => void;
}

/** One notification. Its time runs while it is shown and stops under the pointer, with focus and in a hidden window. */
export function Toast({ notification, onGone }: ToastProps) {
  const { tone, title, text, action, duration } = notification;
  const [open, setOpen] = useState(true);
  const item = useRef<HTMLLIElement>(null);
  const close = async () => {
    setOpen(false);
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(item.current?.getAnimations().map(({ finished }) => finished) ?? []);
    onGone();
  };
  return (
    <Radix.Root
      ref={item}
      open={open}
      onOpenChange={(next) => !next && void close()}
      duration={duration}
      type={tone === 'critical' ? 'foreground' : 'background'}
      className={cx(css.toast, css.tones[tone])}
    >
      {iconOf[tone]}
      <div className={css.words}>
        {title && <Radix.Title className={css.title}>{title}</Radix.Title>}
        <Radix.Description>{text}</Radix.Description>
      </div>
      {action && (
        <Radix.Action className={css.action} altText={action.label} onClick={action.onSelect}>
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close className={css.close} aria-label="Закрыть">
        <CloseIcon />
      </Radix.Close>
    </Radix.Root>
  );
}
