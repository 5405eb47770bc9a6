import { useValue } from '../element/index.ts';
import { ComboboxField } from './ComboboxField.tsx';
import type { ComboboxFieldProps } from './ComboboxField.tsx';
import type { ComboboxOption } from './ComboboxOption.ts';

export interface ComboboxProps extends ComboboxFieldProps {
  /** What is chosen, or null for nothing. */
  value?: ComboboxOption | null;
  /** What is chosen at first, when nobody else keeps it. @default null */
  defaultValue?: ComboboxOption | null;
  /** Something else was chosen, written out or, with null, taken away. */
  onValueChange?: (option: ComboboxOption | null) => void;
}

/** One of many, found by typing. Words that fit nothing give way to what was chosen, unless they may be `free`. */
export function Combobox({ value, defaultValue = null, onValueChange, ...rest }: ComboboxProps) {
  const [chosen, change] = useValue(value, defaultValue, onValueChange);
  const write = (text: string) => {
    if (text === '') change(null);
    else if (rest.free) change({ value: text, label: text });
  };
  return (
    <ComboboxField
      {...rest}
      many={false}
      chosen={chosen ? [chosen] : []}
      rest={chosen?.label ?? ''}
      onPick={change}
      onText={write}
      onClear={() => change(null)}
      onReset={() => change(defaultValue)}
    />
  );
}
