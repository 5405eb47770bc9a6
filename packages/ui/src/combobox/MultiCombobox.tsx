import { useId, useState } from 'react';
import { Chip } from '../chip/index.ts';
import { useValue } from '../element/index.ts';
import * as css from './Combobox.css.ts';
import { ComboboxField } from './ComboboxField.tsx';
import type { ComboboxFieldProps } from './ComboboxField.tsx';
import type { ComboboxOption } from './ComboboxOption.ts';

export interface MultiComboboxProps extends ComboboxFieldProps {
  /** What is chosen, in the order of choosing. */
  value?: readonly ComboboxOption[];
  /** What is chosen at first, when nobody else keeps it. @default [] */
  defaultValue?: readonly ComboboxOption[];
  /** Something was chosen or taken away. */
  onValueChange?: (options: readonly ComboboxOption[]) => void;
}

const nothing: readonly ComboboxOption[] = [];

/** Several of many, found by typing and shown as chips. The list stays open; Backspace in an empty field takes the last one away. */
export function MultiCombobox({
  id,
  value,
  defaultValue = nothing,
  onValueChange,
  placeholder,
  ...rest
}: MultiComboboxProps) {
  const generated = useId();
  const control = id ?? generated;
  const [chosen, keep] = useValue(value, defaultValue, onValueChange);
  const [news, setNews] = useState('');
  const off = rest.disabled === true || rest.readOnly === true;

  const change = (options: readonly ComboboxOption[], said: string) => {
    keep(options);
    setNews(said);
  };
  const isIn = (option: ComboboxOption) => chosen.some((other) => other.value === option.value);
  const add = (option: ComboboxOption) => change([...chosen, option], `Выбрано: ${option.label}`);
  const remove = (option: ComboboxOption) =>
    change(
      chosen.filter((other) => other.value !== option.value),
      `Убрано: ${option.label}`,
    );
  const write = (text: string) => {
    const option = { value: text, label: text };
    if (rest.free && text !== '' && !isIn(option)) add(option);
  };
  const last = chosen.at(-1);
  const chips = chosen.length > 0 && (
    <ul className={css.chips} aria-label="Выбрано">
      {chosen.map((option) => (
        <li key={option.value}>
          <Chip
            removable
            disabled={off}
            onClick={() => {
              remove(option);
              document.getElementById(control)?.focus();
            }}
          >
            {option.label}
          </Chip>
        </li>
      ))}
    </ul>
  );
  return (
    <ComboboxField
      {...rest}
      id={control}
      /* The field itself stays empty: what is chosen stands in chips. */
      required={rest.required && !last}
      placeholder={last ? undefined : placeholder}
      many
      chosen={chosen}
      rest=""
      chips={chips}
      news={news}
      onPick={(option) => (isIn(option) ? remove(option) : add(option))}
      onText={write}
      onClear={() => setNews('')}
      onReset={() => change(defaultValue, '')}
      onDropLast={() => last && !off && remove(last)}
    />
  );
}
