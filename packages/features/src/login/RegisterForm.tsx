import { ApiError } from '@siren/contract/errors';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { TextField } from '@siren/ui/field';
import { useState } from 'react';
import type { ReactNode } from 'react';
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
  /** What is known already, of an order for instance. @default {} */
  known?: Partial<Pick<NewAccount, 'contact' | 'name' | 'address'>>;
  loading: boolean;
  error: unknown;
  /** What stands before the button. */
  children?: ReactNode;
  onRegister(account: NewAccount): void;
  onEdit(): void;
  /** There is an account already: to it, by the code that was right. */
  onLogin(proven: Proven): void;
}

/** Making an account: who one is, and a code that proves it. */
export function RegisterForm(props: RegisterFormProps) {
  const { known = {}, loading, error, children, onRegister, onEdit, onLogin } = props;
  const [name, setName] = useState(known.name ?? '');
  const [proven, setProven] = useState<Proven | null>(null);
  const { address = '' } = known;
  const isTaken = error instanceof ApiError && error.is('user.already_exists');
  const taken = isTaken && proven && (
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
    <TextField
      label="ФИО"
      size="l"
      autoComplete="name"
      optional
      value={name}
      onValueChange={(text) => {
        setName(text);
        onEdit();
      }}
    />
  );
  return (
    <div className={css.form}>
      {taken}
      <CodeForm
        contact={known.contact ?? ''}
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
}
