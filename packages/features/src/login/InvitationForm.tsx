import { ApiError } from '@siren/contract/errors';
import { PASSWORD_MIN, passwordProblem } from '@siren/domain/account';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { PasswordField, TextField } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { resource, useResource } from '../api/index.ts';
import { errorText } from '../notices/index.ts';
import * as css from './LoginForm.css.ts';
import { SignedIn } from './SignedIn.tsx';
import type { Entered, LoginState } from './useLogin.ts';

export interface InvitationLoginProps extends Pick<LoginState, 'loading' | 'error' | 'enter' | 'clear'> {
  /** Secret of the link. */
  invitation: string;
  /** Who is signed in; null for nobody. */
  user: { name: string } | null;
  /** The ways into an account that is there. */
  ways: ReactNode;
  /** One is signed in. */
  onEntered(entered: Entered): void;
}

const refusals = ['user.weak_password', 'user.common_password', 'user.telling_password'] as const;

/** Who is invited sets a name and a password, or takes the invitation with the account that they have. */
export function InvitationForm(props: InvitationLoginProps) {
  const { data, error } = useResource(resource('/api/user/invitation', { invitation: props.invitation }));
  const { user, loading, ways } = props;
  if (data?.invitee === 'guest')
    return (
      <>
        <Text>Вас пригласили в&nbsp;сотрудники магазина. Войдите, чтобы принять приглашение.</Text>
        {ways}
      </>
    );
  // Such a link is for somebody else, or for nobody who has an account.
  if (data && user && !loading && data.invitee !== 'own')
    return (
      <>
        {data.invitee === 'other' && (
          <Callout tone="critical" role="alert">
            Приглашение для другой учётной записи. Выйдите, войдите в&nbsp;неё и&nbsp;откройте ссылку ещё раз.
          </Callout>
        )}
        <SignedIn name={user.name} />
      </>
    );
  return (
    <div className={css.page}>
      <Heading level={1}>Приглашение</Heading>
      {data ? (
        data.invitee === 'own' ? (
          <Accept {...props} gives={data.gives} />
        ) : (
          <Join {...props} email={data.email} />
        )
      ) : error === undefined ? (
        <Skeleton shape="control" height="8em" />
      ) : (
        <Callout tone="critical" role="alert">
          {errorText(error)}
        </Callout>
      )}
    </div>
  );
}

/** A buyer sees what they get, and takes it. */
function Accept({
  invitation,
  gives,
  loading,
  error,
  enter,
  onEntered,
}: InvitationLoginProps & { gives: readonly string[] }) {
  const accept = () =>
    void enter((api) => api.call('/api/user/accept-invitation', { invitation }), false).then(
      (entered) => entered && onEntered(entered),
    );
  return (
    <div className={css.form}>
      <Text>Вас пригласили в&nbsp;сотрудники магазина. Заказы, бонусы и&nbsp;корзина останутся вашими.</Text>
      {gives.length > 0 && <Text>Вы&nbsp;получите: {gives.join('; ')}.</Text>}
      {error !== null && (
        <Callout tone="critical" role="alert">
          {errorText(error)}
        </Callout>
      )}
      <Button size="l" wide loading={loading} onClick={accept}>
        Принять приглашение
      </Button>
    </div>
  );
}

function Join({
  invitation,
  email,
  loading,
  error,
  enter,
  clear,
  onEntered,
}: InvitationLoginProps & { email: string }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const isWeak = passwordProblem(password, [email]) === 'too_short';
  const isOfPassword = error instanceof ApiError && refusals.some((key) => error.is(key));

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (isWeak || name.trim() === '') return;
    const join = { invitation, name, password };
    void enter((api) => api.call('/api/user/join', join), false).then(
      (entered) => entered && onEntered(entered),
    );
  }
  const weak = tried && isWeak ? `Нужно не\u00a0короче ${PASSWORD_MIN}\u00a0знаков.` : undefined;
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Text>
        Вас пригласили в&nbsp;сотрудники магазина. Входить вы&nbsp;будете по&nbsp;почте {email} и&nbsp;паролю.
      </Text>
      {error !== null && !isOfPassword && (
        <Callout tone="critical" role="alert">
          {errorText(error)}
        </Callout>
      )}
      <TextField
        label="Имя и&nbsp;фамилия"
        size="l"
        autoComplete="name"
        maxLength={200}
        value={name}
        error={tried && name.trim() === '' ? 'Напишите, как вас зовут.' : undefined}
        onValueChange={setName}
      />
      <PasswordField
        label="Пароль"
        size="l"
        autoComplete="new-password"
        hint={`Не короче ${PASSWORD_MIN} знаков, не\u00a0из\u00a0самых частых`}
        value={password}
        error={isOfPassword ? errorText(error) : weak}
        onValueChange={(typed) => {
          setPassword(typed);
          clear();
        }}
      />
      <Button type="submit" size="l" wide loading={loading}>
        Начать работу
      </Button>
    </form>
  );
}
