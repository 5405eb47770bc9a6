import { useState } from 'react';
import type { ReactNode } from 'react';
import * as css from './Menu.css.ts';
import { useMenuParts } from './MenuParts.ts';

export interface MenuRadioGroupProps {
  /** What is chosen here: «Сортировка». */
  label: string;
  /** What is chosen. */
  value?: string;
  /** What is chosen at first, when nobody else keeps it. */
  defaultValue?: string;
  /** Another one was chosen; then the menu closes. */
  onValueChange?: (value: string) => void;
  /** MenuRadio. */
  children: ReactNode;
}

/** One of several, under its own small heading. */
export function MenuRadioGroup({
  label,
  value,
  defaultValue = '',
  onValueChange,
  children,
}: MenuRadioGroupProps) {
  const { RadioGroup, Label } = useMenuParts();
  const [own, setOwn] = useState(defaultValue);
  const change = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <RadioGroup aria-label={label} value={value ?? own} onValueChange={change}>
      <Label aria-hidden="true" className={css.heading}>
        {label}
      </Label>
      {children}
    </RadioGroup>
  );
}
