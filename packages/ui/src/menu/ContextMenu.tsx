import * as Radix from '@radix-ui/react-context-menu';
import type { ReactElement, ReactNode } from 'react';
import { cx, isInToast } from '../element/index.ts';
import { EDGE, placed, scrolls, surface } from '../floating/index.ts';
import * as css from './Menu.css.ts';
import { MenuParts } from './MenuParts.ts';

export interface ContextMenuProps {
  /** The place that it belongs to: a row, a card. A native element, or a component that hands its props on. */
  target: ReactElement;
  /** Names the menu: «Действия с купоном». */
  label: string;
  /** The same as in Menu. */
  children: ReactNode;
  /** It opens or goes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * What can be done with a thing, at the right button, a long press, or Shift + F10 where the focus is in it. Nobody
 * sees that it is there: everything in it must also be had from a button.
 */
export function ContextMenu({ target, label, children, onOpenChange }: ContextMenuProps) {
  return (
    <Radix.Root modal={false} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{target}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          loop
          aria-label={label}
          collisionPadding={EDGE}
          className={cx(placed, surface, scrolls, css.menu)}
          onInteractOutside={(event) => isInToast(event.target) && event.preventDefault()}
        >
          <MenuParts value={Radix}>{children}</MenuParts>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
