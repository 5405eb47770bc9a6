import * as Radix from '@radix-ui/react-dialog';
import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { cx, isInToast } from '../element/index.ts';
import { Heading } from '../heading/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { CloseIcon } from '../icons/index.ts';
import * as overlay from '../overlay/index.ts';
import * as css from './Sheet.css.ts';
import { useDragToClose } from './useDragToClose.ts';

export const sheetSides = ['start', 'end', 'bottom'] as const;
export const sheetSizes = ['m', 'l'] as const;

export interface SheetProps {
  /** Whether it is shown. */
  open: boolean;
  /** Esc, the veil, «Закрыть», a drag down and Android's «Back» ask for `false`. */
  onOpenChange: (open: boolean) => void;
  /** Names the sheet: «Фильтры». */
  title: string;
  /** A line under the title. */
  description?: ReactNode;
  /** Beside the title: a quiet button «Сбросить». */
  action?: ReactNode;
  /** What is in it. It scrolls between the header and the footer. */
  children: ReactNode;
  /** Buttons that stay in view under what scrolls. */
  footer?: ReactNode;
  /** Edge of the screen that it comes from; at the bottom it can be dragged down. @default 'end' */
  side?: (typeof sheetSides)[number];
  /** Width of one that stands at a side: 400 or 720 px, never more than the screen. @default 'm' */
  size?: (typeof sheetSizes)[number];
  /** Takes the focus first. @default the sheet itself, so that no keyboard of a phone covers it */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A panel at an edge of the screen: filters of a phone, a large menu. Load it on first use, as a dialog. */
export function Sheet({
  open,
  onOpenChange,
  title,
  description,
  action,
  children,
  footer,
  side = 'end',
  size = 'm',
  initialFocus,
}: SheetProps) {
  const panel = useRef<HTMLDivElement>(null);
  const focus = overlay.useReturnFocus(initialFocus ?? panel);
  overlay.useCloseRequest(open, () => onOpenChange(false));
  const drag = useDragToClose(() => onOpenChange(false));
  const bottom = side === 'bottom';
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlay.veil} />
        <Radix.Content
          {...focus}
          ref={panel}
          data-side={side}
          className={cx(overlay.panel, css.sides[side], bottom ? css.full : css.sizes[size])}
          onInteractOutside={(event) => isInToast(event.target) && event.preventDefault()}
        >
          <div className={cx(overlay.head, css.head, bottom && css.draggable)} {...(bottom && drag)}>
            {bottom && <span className={css.grip} />}
            <div className={css.bar}>
              <div className={css.title}>
                <Radix.Title asChild>
                  <Heading size="panel">{title}</Heading>
                </Radix.Title>
              </div>
              {action}
              <div className={css.close}>
                <Radix.Close asChild>
                  <IconButton label="Закрыть" icon={<CloseIcon size="l" />} />
                </Radix.Close>
              </div>
            </div>
            {description && <Radix.Description className={css.description}>{description}</Radix.Description>}
          </div>
          <div className={cx(overlay.body, css.body)}>{children}</div>
          {footer && <div className={overlay.foot}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
