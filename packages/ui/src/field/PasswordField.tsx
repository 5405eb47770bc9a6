import { useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { EyeIcon, EyeOffIcon } from '../icons/index.ts';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>;

/** A password, hidden until one asks to see it. */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          size="s"
          label="Показать пароль"
          pressed={shown}
          disabled={rest.disabled}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
