import type { Api } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import { Button } from '@siren/ui/button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CodeForm } from './CodeForm.tsx';
import * as css from './CodeForm.css.ts';
import type { LoginState } from './useLogin.ts';

export interface CodeLoginProps {
  /** Phone or e-mail that was typed elsewhere. @default '' */
  contact?: string;
  loading: boolean;
  error: unknown;
  /** What stands before the button of the first step. */
  children?: ReactNode;
  /** Signs in by what `way` calls. */
  onEnter(way: Parameters<LoginState['enter']>[0]): void;
  onEdit(): void;
}

/** Signing in by a code. Whoever has proven a phone or e-mail that nobody has makes an account with it by one press. */
export function CodeLogin({
  contact: typed = '',
  loading,
  error,
  children,
  onEnter,
  onEdit,
}: CodeLoginProps) {
  const [proven, setProven] = useState({ contact: '', code: '' });
  const isNobody = error instanceof ApiError && error.is('auth.no_such_user');
  const register = (api: Api) =>
    api.call('/api/user/register', { ...proven, password: '', name: '', address: '' });
  return (
    <div className={css.form}>
      <CodeForm
        contact={typed}
        label="Войти"
        byLink
        loading={loading}
        error={error}
        onCode={(contact, code) => {
          setProven({ contact, code });
          onEnter((api) => api.call('/api/user/login-by-code', { contact, code }));
        }}
        onEdit={onEdit}
      >
        {children}
      </CodeForm>
      {isNobody && (
        <Button variant="line" size="l" wide onClick={() => onEnter(register)}>
          Создать личный кабинет
        </Button>
      )}
    </div>
  );
}
