import { ApiError } from '@siren/contract/errors';
import { contactOf, PASSWORD_MIN, passwordProblem } from '@siren/domain/account';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { PasswordField, TextField } from '@siren/ui/field';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { errorText } from '../notices/index.ts';
import * as css from './CodeForm.css.ts';
import { CodeForm } from './CodeForm.tsx';

/** What an account is made of. */
export interface NewAccount {
  contact: string;
  code: string;
  password: string;
  name: string;
  address: string;
}

/** A phone or e-mail with the code that proves it. */
export type Proven = Pick<NewAccount, 'contact' | 'code'>;

export interface RegisterFormProps {
  /** Whether the shop sends codes: then the phone or e-mail is proven, else a password is needed. */
  sendsCodes: boolean;
  /** What is known already, of an order for instance. @default {} */
  known?: Partial<Pick<NewAccount, 'contact' | 'name' | 'address'>>;
  loading: boolean;
  error: unknown;
  /** What stands before the button. */
  children?: ReactNode;
  onRegister(account: NewAccount): void;
  onEdit(): void;
  /** There is an account already: to the login, by the code that was right where there is one. */
  onLogin(proven: Proven | null): void;
}

const TOO_SHORT = `Придумайте пароль от\u00a0${PASSWORD_MIN}\u00a0знаков.`;

/** Making an account: who one is, and a code or a password. */
export function RegisterForm(props: RegisterFormProps) {
  const { sendsCodes, known = {}, loading, error, children, onRegister, onEdit, onLogin } = props;
  const [name, setName] = useState(known.name ?? '');
  const [contact, setContact] = useState(known.contact ?? '');
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const [proven, setProven] = useState<Proven | null>(null);
  const { address = '' } = known;
  const isTaken = error instanceof ApiError && error.is('user.already_exists');
  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    onEdit();
  };
  const taken = isTaken && (
    <Callout
      tone="caution"
      role="alert"
      action={
        <Button variant="line" size="s" onClick={() => onLogin(proven)}>
          Войти
        </Button>
      }
    >
      {errorText(error)}
    </Callout>
  );
  const nameField = known.name === undefined && (
    <TextField label="ФИО" size="l" autoComplete="name" optional value={name} onValueChange={edit(setName)} />
  );
  if (sendsCodes)
    return (
      <div className={css.form}>
        {taken}
        <CodeForm
          contact={contact}
          label="Создать личный кабинет"
          loading={loading}
          error={isTaken ? null : error}
          onCode={(to, code) => {
            setProven({ contact: to, code });
            onRegister({ contact: to, code, password: '', name, address });
          }}
          onEdit={onEdit}
        >
          {nameField}
          {children}
        </CodeForm>
      </div>
    );

  const contactError = asked && contactOf(contact) === null ? 'Введите телефон или адрес почты.' : undefined;
  const passwordError = asked && passwordProblem(password) !== null ? TOO_SHORT : undefined;
  function submit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (contactOf(contact) === null || passwordProblem(password) !== null || loading) return;
    onRegister({ contact, code: '', password, name, address });
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {taken ||
        (error !== null && (
          <Callout tone="critical" role="alert">
            {errorText(error)}
          </Callout>
        ))}
      {nameField}
      <TextField
        label="Телефон или e-mail"
        size="l"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={contact}
        error={contactError}
        onValueChange={edit(setContact)}
      />
      <PasswordField
        label="Пароль"
        size="l"
        autoComplete="new-password"
        hint={`Не короче ${PASSWORD_MIN} знаков`}
        value={password}
        error={passwordError}
        onValueChange={edit(setPassword)}
      />
      {children}
      <Button type="submit" size="l" wide loading={loading}>
        Создать личный кабинет
      </Button>
    </form>
  );
}
