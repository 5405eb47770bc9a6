import type { Native } from '../element/index.ts';
import * as css from './Menu.css.ts';
import { useMenuParts } from './MenuParts.ts';
import { MenuRow } from './MenuRow.tsx';

export interface MenuRadioProps extends Native<'div', 'onSelect'> {
  /** What the group takes when this is chosen. */
  value: string;
  /** It is seen and cannot be chosen. @default false */
  disabled?: boolean;
}

/** One choice of a MenuRadioGroup. */
export function MenuRadio({ value, disabled = false, children, ...rest }: MenuRadioProps) {
  const { RadioItem, ItemIndicator } = useMenuParts();
  return (
    <RadioItem {...rest} value={value} disabled={disabled} className={css.item}>
      <MenuRow keepsPlace mark={<ItemIndicator className={css.dot} />}>
        {children}
      </MenuRow>
    </RadioItem>
  );
}
