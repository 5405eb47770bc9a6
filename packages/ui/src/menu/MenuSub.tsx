import { useState } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../element/index.ts';
import { EDGE, placed, scrolls, surface } from '../floating/index.ts';
import { ChevronRightIcon } from '../icons/index.ts';
import { media } from '../theme/index.ts';
import * as css from './Menu.css.ts';
import { useMenuParts } from './MenuParts.ts';
import { MenuRow } from './MenuRow.tsx';

/** Pixels over the menu that it comes from: a little on a desk; on a phone nothing is free beside it. */
const OVERLAP = { desk: 2, phone: 160 };

export interface MenuSubProps {
  /** Words of the item that leads to it. */
  label: string;
  /** Icon before them. */
  icon?: ReactNode;
  /** It is seen and cannot be opened. @default false */
  disabled?: boolean;
  /** Items. */
  children: ReactNode;
}

/** A menu behind an item. The right arrow opens it, the left one closes it. One level is enough for anybody. */
export function MenuSub({ label, icon, disabled = false, children }: MenuSubProps) {
  const { Portal, Sub, SubContent, SubTrigger } = useMenuParts();
  const [overlap, setOverlap] = useState(OVERLAP.desk);
  const fit = (open: boolean) => {
    if (open) setOverlap(matchMedia(media.phone).matches ? OVERLAP.phone : OVERLAP.desk);
  };
  return (
    <Sub onOpenChange={fit}>
      <SubTrigger disabled={disabled} textValue={label} className={css.item}>
        <MenuRow mark={icon} end={<ChevronRightIcon size="s" />}>
          {label}
        </MenuRow>
      </SubTrigger>
      <Portal>
        <SubContent
          loop
          sideOffset={-overlap}
          alignOffset={-EDGE}
          collisionPadding={EDGE}
          className={cx(placed, surface, scrolls, css.menu)}
        >
          {children}
        </SubContent>
      </Portal>
    </Sub>
  );
}
