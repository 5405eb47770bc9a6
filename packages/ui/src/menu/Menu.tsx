import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { cx, isInToast } from '../element/index.ts';
import { EDGE, GAP, placed, scrolls, surface } from '../floating/index.ts';
import * as css from './Menu.css.ts';
import { MenuParts } from './MenuParts.ts';

export const menuAligns = ['start', 'end'] as const;

export interface MenuProps {
  /** The button that opens it. Its name is also the menu's. */
  trigger: ReactElement;
  /** MenuItem, MenuCheckbox, MenuRadioGroup, MenuGroup, MenuSub, MenuSeparator. */
  children: ReactNode;
  /** Edge of the trigger that it keeps to. @default 'start' */
  align?: (typeof menuAligns)[number];
  /** Whether it is open. */
  open?: boolean;
  /** Whether it is open at first, when nobody else keeps it. @default false */
  defaultOpen?: boolean;
  /** The trigger, an item, Esc or a press outside asks for a change. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * What can be done with a thing, behind a button. Arrows, Home, End and the first letters move, Enter does it, Esc
 * leads back. The page stays usable: a press outside closes the menu and does what it does. Load it on first use where the page does not open with it.
 */
export function Menu({ trigger, children, align = 'start', ...state }: MenuProps) {
  return (
    <Radix.Root modal={false} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          loop
          align={align}
          sideOffset={GAP}
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
