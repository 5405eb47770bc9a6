import { useId, useState } from 'react';
import type { ChangeEvent, KeyboardEvent, ReactNode } from 'react';
import { useFormReset } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import { TextField } from '../field/index.ts';
import type { LineProps } from '../field/index.ts';
import { groupNumber } from './groupNumber.ts';
import { caretAfter, historyKey, noteText, redo, startHistory, undo } from './phoneHistory.ts';
import type { PhoneHistory } from './phoneHistory.ts';
import { phoneInput } from './phoneInput.ts';
import { onlyDigits } from './readPhone.ts';

type Own = 'size' | 'id' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode';

export interface PhoneFieldProps extends LineProps, Native<'input', Own> {
  /** Name of the field. @default 'Телефон' */
  label?: string;
  /** The number as `+79122044108`, shorter while it is typed, empty for nothing. */
  value?: string;
  /** The number at first, when nobody else keeps it. @default '' */
  defaultValue?: string;
  /** Icon or short word before the number. */
  start?: ReactNode;
  /** Icon or button after it. */
  end?: ReactNode;
  /** The number after each change, as in `value`. */
  onValueChange?: (value: string) => void;
}

const shownOf = (value: string) =>
  value.startsWith('+')
    ? groupNumber(onlyDigits(value))
    : phoneInput({ text: value, caret: value.length }).text;

const valueOf = (text: string) => text.replace(/[^+\d]|^\+$/g, '');

/**
 * A phone number, grouped while it is typed. 8…, 7…, 9… and +7… all come out as `+7…`, whatever stands between the
 * digits; a number of another country begins with a plus and keeps its digits.
 */
export function PhoneField({
  label = 'Телефон',
  value,
  defaultValue = '',
  onValueChange,
  onKeyDown,
  id,
  ...rest
}: PhoneFieldProps) {
  const own = useId();
  const control = id ?? own;
  const [history, setHistory] = useState(() => startHistory(shownOf(value ?? defaultValue)));
  const shown = value === undefined || valueOf(history.text) === value ? history.text : shownOf(value);

  useFormReset(control, () => {
    const first = startHistory(shownOf(defaultValue));
    setHistory(first);
    onValueChange?.(valueOf(first.text));
  });
  const show = (input: HTMLInputElement, next: PhoneHistory, caret: number) => {
    /* Written at once, so that React finds what it would set and leaves the caret alone. */
    input.value = next.text;
    input.setSelectionRange(caret, caret);
    setHistory(next);
    if (valueOf(next.text) !== valueOf(shown)) onValueChange?.(valueOf(next.text));
  };
  const step = (input: HTMLInputElement, way: typeof undo) => {
    const next = way({ ...history, text: shown });
    if (next) show(input, next, caretAfter(shown, next.text));
    else if (input.value !== shown) input.value = shown;
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const { inputType = '' } = event.nativeEvent as { inputType?: string };
    if (inputType === 'historyUndo') return step(input, undo);
    if (inputType === 'historyRedo') return step(input, redo);
    const { text, caret } = phoneInput({
      text: input.value,
      caret: input.selectionStart ?? input.value.length,
      previous: shown,
      forward: inputType.endsWith('Forward'),
    });
    show(input, noteText({ ...history, text: shown }, text), caret);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const way = historyKey(event);
    if (!way || event.defaultPrevented || rest.readOnly) return;
    event.preventDefault();
    step(event.currentTarget, way);
  };
  return (
    <TextField
      autoComplete="tel"
      placeholder="+7"
      {...rest}
      id={control}
      label={label}
      type="tel"
      inputMode="tel"
      value={shown}
      onChange={change}
      onKeyDown={press}
    />
  );
}
