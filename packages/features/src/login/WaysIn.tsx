import type { Api } from '@siren/contract/calls';
import type { Info } from '@siren/contract/info';
import { isContact, signInBy } from '@siren/domain/account';
import { Heading } from '@siren/ui/heading';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { errorText } from '../notices/index.ts';
import { CodeLogin } from './CodeLogin.tsx';
import { LinkLogin } from './LinkLogin.tsx';
import * as css from './LoginForm.css.ts';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { RegistrationClosed } from './RegistrationClosed.tsx';
import { RememberMe } from './RememberMe.tsx';
import type { Entered, LoginState } from './useLogin.ts';

type Way = 'password' | 'code' | 'register' | 'link';

const words: Record<Exclude<Way, 'link'>, string> = {
  password: 'Войти по\u00a0паролю',
  code: 'Войти по\u00a0коду',
  register: 'Создать личный кабинет',
};

const byPassword = (login: string, password: string) => (api: Api) => {
  const name = signInBy(login);
  return name.by === 'id'
    ? api.call('/api/user/login-by-id', { id: name.id, password })
    : api.call('/api/user/login', { login: name.login, password });
};

export interface WaysInProps extends Pick<LoginState, 'loading' | 'error' | 'enter' | 'clear'> {
  info: Pick<Info, 'sendsCodes' | 'demoAccounts'>;
  /** Secret of the link that was opened; empty where none was. */
  link: string;
  /** One is signed in. */
  onEntered(entered: Entered): void;
}

/** The ways in: password, code, the link of an e-mail, and an account made anew. */
export function WaysIn({ info, link, loading, error, enter, clear, onEntered }: WaysInProps) {
  const { sendsCodes, demoAccounts } = info;
  const [way, setWay] = useState<Way>(link === '' ? 'password' : 'link');
  /** Whose password is forgotten: a phone or e-mail where the login was one. */
  const [forgotten, setForgotten] = useState<string | null>(null);
  const [remember, setRemember] = useState(true);
  const state = { loading, error, onEdit: clear };
  const go = (call: Parameters<LoginState['enter']>[0]) =>
    void enter(call, remember).then((entered) => entered && onEntered(entered));
  const take = (next: Way) => {
    clear();
    setForgotten(null);
    setWay(next);
  };
  // By a code; a new password is set in the profile then.
  const forget = (login: string) => {
    take('code');
    setForgotten(isContact(login) ? login : '');
  };
  const refused = error === null ? null : errorText(error);
  const box = <RememberMe value={remember} onValueChange={setRemember} />;
  // Without codes a phone cannot be proven: one signs in by a password, and nobody makes an account.
  const others = sendsCodes
    ? (['password', 'code', 'register'] as const).filter((other) => other !== way)
    : [];
  const ways = sendsCodes ? (
    <div className={css.ways}>
      {others.map((other) => (
        <Link key={other} render={<button type="button" onClick={() => take(other)} />}>
          {words[other]}
        </Link>
      ))}
    </div>
  ) : (
    <RegistrationClosed />
  );
  const other = () => take(sendsCodes ? 'code' : 'password');
  return (
    <div className={css.page}>
      <Heading level={1}>{way === 'register' ? 'Новый личный кабинет' : 'Вход'}</Heading>
      {way === 'link' && (
        <LinkLogin
          loading={loading}
          error={refused}
          onEnter={() => go((api) => api.call('/api/user/login-by-link', { link }))}
          onOther={other}
        />
      )}
      {way === 'password' && (
        <LoginForm
          loading={loading}
          error={refused}
          demoAccounts={demoAccounts}
          ways={ways}
          onLogin={(login, password) => go(byPassword(login, password))}
          onEdit={clear}
          onForgot={sendsCodes ? forget : undefined}
        >
          {box}
        </LoginForm>
      )}
      {forgotten !== null && (
        <Text tone="muted">Войдите по&nbsp;коду, а&nbsp;новый пароль задайте в&nbsp;профиле.</Text>
      )}
      {way === 'code' && (
        <CodeLogin {...state} contact={forgotten ?? ''} onEnter={go}>
          {box}
        </CodeLogin>
      )}
      {way === 'register' && (
        <RegisterForm
          {...state}
          onRegister={(account) => go((api) => api.call('/api/user/register', account))}
          onLogin={(proven) => go((api) => api.call('/api/user/login-by-code', proven))}
        >
          {box}
        </RegisterForm>
      )}
      {(way === 'code' || way === 'register') && ways}
    </div>
  );
}
