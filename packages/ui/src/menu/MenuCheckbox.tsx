import { useState } from 'react';
import { CheckIcon } from '../icons/index.ts';
import type { Native } from '../element/index.ts';
import * as css from './Menu.css.ts';
import { useMenuParts } from './MenuParts.ts';
import { MenuRow } from './MenuRow.tsx';

export interface MenuCheckboxProps extends Native<'div', 'onSelect' | 'defaultChecked'> {
  /** Whether it is on. */
  checked?: boolean;
  /** Whether it is on at first, when nobody else keeps it. @default false */
  defaultChecked?: boolean;
  /** It was switched. */
  onCheckedChange?: (checked: boolean) => void;
  /** It is seen and cannot be switched. @default false */
  disabled?: boolean;
}

/** Something that is on or off. The menu stays open: one usually switches several. */
export function MenuCheckbox({
  checked,
  defaultChecked = false,
  onCheckedChange,
  disabled = false,
  children,
  ...rest
}: MenuCheckboxProps) {
  const { CheckboxItem, ItemIndicator } = useMenuParts();
  const [own, setOwn] = useState(defaultChecked);
  const change = (next: boolean) => {
    setOwn(next);
    onCheckedChange?.(next);
  };
  return (
    <CheckboxItem
      {...rest}
      checked={checked ?? own}
      onCheckedChange={change}
      disabled={disabled}
      className={css.item}
      onSelect={(event) => event.preventDefault()}
    >
      <MenuRow
        keepsPlace
        mark={
          <ItemIndicator className={css.check}>
            <CheckIcon />
          </ItemIndicator>
        }
      >
        {children}
      </MenuRow>
    </CheckboxItem>
  );
}
