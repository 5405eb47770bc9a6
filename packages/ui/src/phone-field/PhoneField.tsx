import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { TextField } from '../field/index.ts';
import type { TextFieldProps } from '../field/index.ts';
import { phoneInput } from './phoneInput.ts';

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'label' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode'
> {
  /** Name of the field. @default 'Телефон' */
  label?: string;
  /** The number as `+79122044108`, shorter while it is typed, empty for nothing. */
  value?: string;
  /** The number at first, when nobody else keeps it. */
  defaultValue?: string;
}

const shownOf = (value: string) => phoneInput(value, value.length).text;

/** A Russian phone number, grouped while it is typed; 8…, 7…, 9… and +7… all come out as `+7…`. */
export function PhoneField({
  label = 'Телефон',
  value,
  defaultValue = '',
  onValueChange,
  ...rest
}: PhoneFieldProps) {
  const [own, setOwn] = useState(defaultValue);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const next = phoneInput(input.value, input.selectionStart ?? input.value.length);
    /* Written at once, so that React finds what it would set and leaves the caret alone. */
    input.value = next.text;
    input.setSelectionRange(next.caret, next.caret);
    setOwn(next.value);
    onValueChange?.(next.value);
  };
  return (
    <TextField
      autoComplete="tel"
      placeholder="+7"
      {...rest}
      label={label}
      type="tel"
      inputMode="tel"
      value={shownOf(value ?? own)}
      onChange={change}
    />
  );
}
