import { ApiError } from '@siren/contract/errors';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { Inline } from '@siren/ui/layout';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { errorText } from '../notices/index.ts';
import * as css from './Profile.css.ts';
import { Refused } from './Refused.tsx';
import type { Saving } from './useSaving.ts';

export interface FactorCodeFormProps {
  /** Words of the button. */
  label: string;
  /** A recovery code does, too. @default false */
  recovery?: boolean;
  saving: Pick<Saving, 'loading' | 'error' | 'clear'>;
  onCode(code: string): void;
  onCancel(): void;
}

/** A code of the app, to prove that it is there. */
export function FactorCodeForm({ label, recovery = false, saving, onCode, onCancel }: FactorCodeFormProps) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { loading, error, clear } = saving;
  const isWrong = error instanceof ApiError && error.is('factor.wrong_code');
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (isWrong) field.current?.select();
  }, [isWrong]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!loading && code.trim() !== '') onCode(code);
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Refused error={isWrong ? null : error} />
      <TextField
        ref={field}
        label="Код из&nbsp;приложения"
        hint={recovery ? 'Или один из\u00a0резервных кодов' : undefined}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        error={isWrong ? errorText(error) : undefined}
        onValueChange={(text) => {
          setCode(text);
          clear();
        }}
      />
      <Inline gap={2}>
        <Button type="submit" loading={loading}>
          {label}
        </Button>
        <Button variant="line" onClick={onCancel}>
          Отмена
        </Button>
      </Inline>
    </form>
  );
}
