import type { ReactNode } from 'react';
import { cx, renderAs } from '../element/index.ts';
import type { Native, RenderElement } from '../element/index.ts';
import * as css from './Menu.css.ts';
import { useMenuParts } from './MenuParts.ts';
import { MenuRow } from './MenuRow.tsx';

export const menuItemTones = ['neutral', 'danger'] as const;

export interface MenuItemProps extends Native<'div', 'onSelect'> {
  /** It was chosen; then the menu closes, unless the event's default is prevented. */
  onSelect?: (event: Event) => void;
  /** Icon before the words. */
  icon?: ReactNode;
  /** Keys that do the same without the menu: «Ctrl D». The menu only shows them. */
  shortcut?: string;
  /** `danger` takes something away. @default 'neutral' */
  tone?: (typeof menuItemTones)[number];
  /** It is seen and cannot be chosen. @default false */
  disabled?: boolean;
  /** Renders this element, usually a router link, as the item. */
  render?: RenderElement;
}

/** One thing to do, or with `render` one place to go. */
export function MenuItem({
  onSelect,
  icon,
  shortcut,
  tone = 'neutral',
  disabled = false,
  render,
  children,
  ...rest
}: MenuItemProps) {
  const { Item } = useMenuParts();
  const className = cx(css.item, tone === 'danger' && css.danger);
  const row = (
    <MenuRow mark={icon} keys={shortcut}>
      {children}
    </MenuRow>
  );
  return (
    <Item
      {...rest}
      asChild
      disabled={disabled}
      onSelect={onSelect}
      textValue={typeof children === 'string' ? children : undefined}
    >
      {renderAs(render, 'div', { className }, row)}
    </Item>
  );
}
