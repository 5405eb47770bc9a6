import type { ReactNode } from 'react';
import * as css from './Menu.css.ts';
import { useMenuParts } from './MenuParts.ts';

export interface MenuGroupProps {
  /** What the items have in common. */
  label: string;
  /** Items. */
  children: ReactNode;
}

/** Items under a small heading. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  const { Group, Label } = useMenuParts();
  return (
    <Group aria-label={label}>
      <Label aria-hidden="true" className={css.heading}>
        {label}
      </Label>
      {children}
    </Group>
  );
}
