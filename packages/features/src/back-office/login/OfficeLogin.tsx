import { ApiError } from '@siren/contract/errors';
import { BACK_OFFICE } from '@siren/contract/routes';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Card } from '@siren/ui/card';
import { Checkbox } from '@siren/ui/checkbox';
import { PasswordField, TextField } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useApi } from '../../api/index.ts';
import { errorText, loginAddress } from '../../notices/index.ts';
import * as css from './OfficeLogin.css.ts';
import type { OfficeUser } from './useOfficeUser.ts';

/** The login of the back-office (behaviour office-1). */
export function OfficeLogin({ onEntered }: { onEntered(user: OfficeUser): void }) {
  const api = useApi();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // Two presses may come before the first is rendered.
  const running = useRef(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setLoading(true);
    setError(null);
    try {
      onEntered(await api.call('/api/backoffice/login', { login: login.trim(), password, remember }));
    } catch (refusal) {
      setError(refusal);
      setLoading(false);
    } finally {
      running.current = false;
    }
  }

  return (
    <Card as="section" padding="l">
      <form className={css.form} onSubmit={(event) => void submit(event)}>
        <div className={css.head}>
          <Heading level={1}>Авторизация</Heading>
          <Text size={14} tone="muted">
            Войдите под своей учётной записью.
          </Text>
        </div>
        {error !== null && <Refused error={error} />}
        <TextField
          label="Логин"
          size="l"
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={login}
          onValueChange={setLogin}
        />
        <PasswordField
          label="Пароль"
          size="l"
          name="password"
          required
          value={password}
          onValueChange={setPassword}
        />
        <Checkbox
          checked={remember}
          onCheckedChange={setRemember}
          description="Иначе чеки выбиваться не&nbsp;будут"
        >
          Запомнить меня
        </Checkbox>
        <Button type="submit" size="l" wide loading={loading}>
          Вход
        </Button>
      </form>
    </Card>
  );
}

/** Where the shop's own login leads on from, the way there stands beside the words. */
const leadsToLogin = (error: unknown): boolean =>
  error instanceof ApiError && ['factor.needed', 'backoffice.factor_due'].includes(error.key);

function Refused({ error }: { error: unknown }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Callout tone="critical" role="alert">
        {errorText(error)}
        {leadsToLogin(error) && (
          <>
            {' '}
            <Link href={loginAddress(`/${BACK_OFFICE}`)}>Войти на&nbsp;сайте</Link>
          </>
        )}
      </Callout>
    </div>
  );
}
