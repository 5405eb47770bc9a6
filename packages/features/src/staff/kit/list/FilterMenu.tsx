import { Menu, MenuCheckbox, MenuItem, MenuSeparator } from '@siren/ui/menu';
import { useState } from 'react';
import { FilterChip } from './FilterChip.tsx';

export interface FilterOption {
  value: string;
  label: string;
}

export interface FilterMenuProps {
  /** What is chosen by it: «Статус». */
  label: string;
  options: readonly FilterOption[];
  /** Values that are chosen. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** «Статус: новый, ещё 2»: what a filter says while it is closed. */
function wordsOf({ label, options, chosen }: Omit<FilterMenuProps, 'onChange'>): string {
  const [first] = chosen;
  if (first === undefined) return label;
  const name = options.find(({ value }) => value === first)?.label ?? first;
  return `${label}: ${name}${chosen.length > 1 ? `, ещё\u00a0${chosen.length - 1}` : ''}`;
}

/** A filter of a list: several values, any of which a row may have. */
export function FilterMenu({ onChange, ...filter }: FilterMenuProps) {
  const { label, options, chosen } = filter;
  // The list follows a press a little later: the next one adds to what was pressed, not to what is shown until then.
  const [pressed, setPressed] = useState<readonly string[] | null>(null);
  const values = pressed ?? chosen;
  const toggle = (value: string, on: boolean) => {
    const next = on ? [...values, value] : values.filter((other) => other !== value);
    setPressed(next);
    onChange(next);
  };
  return (
    <Menu
      onOpenChange={() => setPressed(null)}
      trigger={<FilterChip on={chosen.length > 0} words={wordsOf(filter)} />}
    >
      {options.map(({ value, label: words }) => (
        <MenuCheckbox
          key={value}
          checked={values.includes(value)}
          onCheckedChange={(on) => toggle(value, on)}
        >
          {words}
        </MenuCheckbox>
      ))}
      {values.length > 0 && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => onChange([])}>Любой: {label.toLowerCase()}</MenuItem>
        </>
      )}
    </Menu>
  );
}
