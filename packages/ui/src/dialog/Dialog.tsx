import * as Radix from '@radix-ui/react-dialog';
import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { cx } from '../element/index.ts';
import { Heading } from '../heading/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { CloseIcon } from '../icons/index.ts';
import * as css from './Dialog.css.ts';

export const dialogSizes = ['m', 'l'] as const;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the dialog: «Выберите город». */
  title: string;
  /** A line under the title. */
  description?: ReactNode;
  children: ReactNode;
  /** Buttons that stay in view under what scrolls. */
  footer?: ReactNode;
  /** Width from a tablet on: 440 or 720 px. @default 'm' */
  size?: (typeof dialogSizes)[number];
  /** Takes the focus first. @default the first thing inside that can have it */
  initialFocus?: RefObject<HTMLElement | null>;
}

const isToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-toasts]') !== null;

/**
 * A window over the page: a sheet on phones. Esc, the veil and «Закрыть» close it, focus stays inside and goes back
 * to where it came from. Load it on first use: `const { Dialog } = await import('@siren/ui/dialog')`.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'm',
  initialFocus,
}: DialogProps) {
  const opener = useRef<Element | null>(null);
  const enter = (event: Event) => {
    const inside =
      event.currentTarget instanceof Node && event.currentTarget.contains(document.activeElement);
    if (!inside) opener.current = document.activeElement;
    if (!initialFocus?.current) return;
    event.preventDefault();
    initialFocus.current.focus();
  };
  /* Radix gives the focus back to a trigger of its own, and there is none: whoever opened it has to get it. */
  const leave = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const described = description ? {} : { 'aria-describedby': undefined };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={css.veil} />
        <Radix.Content
          {...described}
          className={cx(css.content, css.sizes[size])}
          onOpenAutoFocus={enter}
          onCloseAutoFocus={leave}
          onInteractOutside={(event) => isToast(event.target) && event.preventDefault()}
        >
          <div className={css.head}>
            <div className={css.title}>
              <Radix.Title asChild>
                <Heading size="panel">{title}</Heading>
              </Radix.Title>
            </div>
            {description && <Radix.Description className={css.description}>{description}</Radix.Description>}
          </div>
          <div className={css.body}>{children}</div>
          {footer && <div className={css.foot}>{footer}</div>}
          <div className={css.close}>
            <Radix.Close asChild>
              <IconButton label="Закрыть" icon={<CloseIcon size="l" />} />
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
