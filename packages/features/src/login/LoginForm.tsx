import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { PasswordField, TextField } from '@siren/ui/field';
import { Link } from '@siren/ui/link';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { DemoAccounts } from './DemoAccounts.tsx';
import type { DemoAccount } from './DemoAccounts.tsx';
import * as css from './LoginForm.css.ts';

export interface LoginFormProps {
  /** The request runs. @default false */
  loading?: boolean;
  /** Why the last try was refused, in words. @default null */
  error?: string | null;
  /** Accounts of the demo shop; none in a real one. @default [] */
  demoAccounts?: readonly DemoAccount[];
  /** What stands before the button. */
  children?: ReactNode;
  /** Other ways in, under the button. */
  ways?: ReactNode;
  onLogin(login: string, password: string): void;
  /** The password is forgotten; what was typed as the login goes along. @default no way to say so */
  onForgot?: ((login: string) => void) | undefined;
  /** The buyer mends what they typed. */
  onEdit?(): void;
}

/** Signing in by login and password; a refusal stands in its place until one mends what was typed. */
export function LoginForm({
  loading = false,
  error = null,
  demoAccounts = [],
  children,
  ways,
  onLogin,
  onForgot,
  onEdit,
}: LoginFormProps) {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    onEdit?.();
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!loading) onLogin(login.trim(), password);
  }

  return (
    <>
      <form className={css.form} onSubmit={submit}>
        {error !== null && (
          <Callout tone="critical" role="alert">
            {error}
          </Callout>
        )}
        <TextField
          label="Логин"
          size="l"
          name="login"
          hint="Или телефон, e-mail, номер личного кабинета"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={login}
          onValueChange={edit(setLogin)}
        />
        <PasswordField
          label="Пароль"
          size="l"
          name="password"
          required
          value={password}
          onValueChange={edit(setPassword)}
        />
        {onForgot && (
          <div>
            <Link render={<button type="button" onClick={() => onForgot(login)} />}>Забыли пароль?</Link>
          </div>
        )}
        {children}
        <Button type="submit" size="l" wide loading={loading}>
          Войти
        </Button>
      </form>
      {ways}
      {demoAccounts.length > 0 && (
        <DemoAccounts
          accounts={demoAccounts}
          onPick={(account) => {
            setLogin(account.login);
            setPassword(account.password);
            onEdit?.();
          }}
        />
      )}
    </>
  );
}
