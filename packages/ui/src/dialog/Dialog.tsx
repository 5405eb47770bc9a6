import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode, RefObject } from 'react';
import { cx, isInToast } from '../element/index.ts';
import { Heading } from '../heading/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { CloseIcon } from '../icons/index.ts';
import * as overlay from '../overlay/index.ts';
import * as css from './Dialog.css.ts';

export const dialogSizes = ['m', 'l'] as const;
export const dialogPhones = ['sheet', 'screen'] as const;

export interface DialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Esc, the veil, «Закрыть» and Android's «Back» ask for `false`. */
  onOpenChange: (open: boolean) => void;
  /** Names the dialog: «Выберите город». */
  title: string;
  /** A line under the title. */
  description?: ReactNode;
  /** What is in it. It scrolls between the title and the footer. */
  children: ReactNode;
  /** Buttons that stay in view under what scrolls. */
  footer?: ReactNode;
  /** Width from a tablet on: 440 or 720 px. @default 'm' */
  size?: (typeof dialogSizes)[number];
  /** On a phone: a sheet as high as what is in it, or the whole screen, for what one types and looks through. @default 'sheet' */
  phone?: (typeof dialogPhones)[number];
  /** Takes the focus first. @default the first thing inside that can have it */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A window over the page: a sheet on phones. Esc, the veil, «Закрыть» and Android's «Back» close it, focus stays inside and goes back
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
  phone = 'sheet',
  initialFocus,
}: DialogProps) {
  const focus = overlay.useReturnFocus(initialFocus);
  overlay.useCloseRequest(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlay.veil} />
        <Radix.Content
          {...focus}
          className={cx(overlay.panel, overlay.windowPanel, css.sizes[size], css.phones[phone])}
          onInteractOutside={(event) => isInToast(event.target) && event.preventDefault()}
        >
          <div className={cx(overlay.head, overlay.headRoom)}>
            <div className={overlay.title}>
              <Radix.Title asChild>
                <Heading size="panel">{title}</Heading>
              </Radix.Title>
            </div>
            {description && (
              <Radix.Description className={overlay.description}>{description}</Radix.Description>
            )}
          </div>
          <div className={cx(overlay.body, overlay.bodyRoom)}>{children}</div>
          {footer && <div className={overlay.foot}>{footer}</div>}
          <div className={overlay.close}>
            <Radix.Close asChild>
              <IconButton label="Закрыть" icon={<CloseIcon size="l" />} />
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
