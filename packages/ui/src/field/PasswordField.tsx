import { useEffect, useId, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Native } from '../element/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { EyeIcon, EyeOffIcon } from '../icons/index.ts';
import * as css from './Field.css.ts';
import { TextField } from './TextField.tsx';
import type { LineProps } from './TextField.tsx';

export interface PasswordFieldProps extends LineProps, Native<'input', 'size' | 'id' | 'type'> {
  /** Name of the field. */
  label: string;
  /** What password managers are told: `new-password` where one is thought up. @default 'current-password' */
  autoComplete?: string;
}

const inputOf = (id: string) => document.getElementById(id) as HTMLInputElement | null;

/** A password, hidden until one asks to see it and hidden again when its form is sent; warns of Caps Lock. */
export function PasswordField({
  id,
  autoComplete = 'current-password',
  aside,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...rest
}: PasswordFieldProps) {
  const own = useId();
  const control = id ?? own;
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);

  /* A password sent as plain text would be offered as a word to fill in later. */
  useEffect(() => {
    const form = inputOf(control)?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [control]);

  const toggle = () => {
    const input = inputOf(control);
    const { selectionStart = null, selectionEnd = null } = input ?? {};
    flushSync(() => setShown(!shown));
    /* Another type of input puts the caret at one of its ends. */
    if (input === document.activeElement) input?.setSelectionRange(selectionStart, selectionEnd);
  };
  const look = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      id={control}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      aside={
        <>
          {aside}
          <span role="status" className={css.warning}>
            {capsLock && 'Включён Caps Lock'}
          </span>
        </>
      }
      onKeyDown={(event) => {
        look(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        look(event);
        onKeyUp?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
      end={
        <IconButton
          size="s"
          label="Показать пароль"
          pressed={shown}
          disabled={rest.disabled}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          /* The focus stays in the field, and with it the keyboard of a phone. */
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        />
      }
    />
  );
}
