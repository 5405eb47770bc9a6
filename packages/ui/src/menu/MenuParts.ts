import type * as Dropdown from '@radix-ui/react-dropdown-menu';
import { createContext, use } from 'react';

/** Parts that the menu of a button and the menu of a place have in common, each from its own primitive. */
export type MenuPartsOf = Pick<
  typeof Dropdown,
  | 'CheckboxItem'
  | 'Group'
  | 'Item'
  | 'ItemIndicator'
  | 'Label'
  | 'Portal'
  | 'RadioGroup'
  | 'RadioItem'
  | 'Separator'
  | 'Sub'
  | 'SubContent'
  | 'SubTrigger'
>;

export const MenuParts = createContext<MenuPartsOf | null>(null);

/** The parts of the menu around. */
export function useMenuParts(): MenuPartsOf {
  const parts = use(MenuParts);
  if (!parts) throw new Error('An item stands outside a Menu or ContextMenu.');
  return parts;
}
