import { ApiError } from '@siren/contract/errors';
import { APP_CODE_LENGTH } from '@siren/domain/second-factor';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { TextField } from '@siren/ui/field';
import { formatCount } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { errorText } from '../notices/index.ts';
import * as code from './CodeForm.css.ts';
import * as css from './LoginForm.css.ts';
import type { BegunLogin, Entered, LoginState } from './useLogin.ts';

export interface FactorStepProps extends Pick<LoginState, 'loading' | 'error' | 'enter' | 'clear'> {
  begun: BegunLogin;
  onEntered(entered: Entered): void;
  /** Another account, or the same anew. */
  onBack(): void;
}

/** How many recovery codes are left after one was used. */
interface Recovered {
  entered: Entered;
  left: number;
}

/** The second half of a login: the code of an app, or a recovery code where the app is not there. */
export function FactorStep({ begun, loading, error, enter, clear, onEntered, onBack }: FactorStepProps) {
  const [recovered, setRecovered] = useState<Recovered | null>(null);

  async function send(typed: string): Promise<void> {
    let left: number | null = null;
    const entered = await enter(async (api) => {
      const answer = await api.call('/api/user/login-by-factor', { begun: begun.secret, code: typed });
      left = answer.recoveryLeft;
      return answer;
    }, begun.remember);
    if (!entered) return;
    if (left === null) onEntered(entered);
    else setRecovered({ entered, left });
  }
  return (
    <div className={css.page}>
      <Heading level={1}>{recovered ? 'Вы\u00a0вошли' : 'Код из\u00a0приложения'}</Heading>
      {recovered ? (
        <RecoveryNote left={recovered.left} onGo={() => onEntered(recovered.entered)} />
      ) : (
        <FactorForm
          loading={loading}
          error={error instanceof ApiError && error.is('factor.needed') ? null : error}
          onSend={(typed) => void send(typed)}
          onEdit={clear}
          onBack={onBack}
        />
      )}
    </div>
  );
}

const RecoveryNote = ({ left, onGo }: { left: number; onGo: () => void }) => (
  <div className={css.form}>
    <Callout tone={left < 3 ? 'caution' : 'info'} role="status">
      Этот резервный код больше не&nbsp;действует.{' '}
      {left === 0
        ? 'Других не\u00a0осталось: получите новые в\u00a0профиле.'
        : `Осталось ${formatCount(left, ['код', 'кода', 'кодов'])}, новые можно получить в\u00a0профиле.`}
    </Callout>
    <Button size="l" wide onClick={onGo}>
      Продолжить
    </Button>
  </div>
);

interface FactorFormProps {
  loading: boolean;
  error: unknown;
  onSend(typed: string): void;
  onEdit(): void;
  onBack(): void;
}

function FactorForm({ loading, error, onSend, onEdit, onBack }: FactorFormProps) {
  const [byApp, setByApp] = useState(true);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [byApp]);
  useEffect(() => {
    if (error !== null) field.current?.select();
  }, [error]);

  function type(text: string): void {
    const next = byApp ? text.replaceAll(/\D/g, '').slice(0, APP_CODE_LENGTH) : text;
    setTyped(next);
    onEdit();
    // The app's code is whole with its last figure.
    if (byApp && next.length === APP_CODE_LENGTH && next !== typed && !loading) onSend(next);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!loading) onSend(typed);
  }
  function turn(): void {
    setByApp(!byApp);
    setTyped('');
    onEdit();
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <Text>
        {byApp
          ? 'Откройте приложение с\u00a0кодами и\u00a0введите шесть цифр для «Сирени».'
          : 'Введите один из\u00a0резервных кодов, которые вы\u00a0сохранили.'}
      </Text>
      <div className={byApp ? code.code : undefined}>
        <TextField
          key={String(byApp)}
          ref={field}
          label={byApp ? 'Код' : 'Резервный код'}
          size="l"
          name="code"
          inputMode={byApp ? 'numeric' : 'text'}
          autoComplete={byApp ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          required
          value={typed}
          onValueChange={type}
          error={error === null ? undefined : errorText(error)}
        />
      </div>
      <Button type="submit" size="l" wide loading={loading}>
        Войти
      </Button>
      <div className={code.actions}>
        <Link render={<button type="button" onClick={turn} />}>
          {byApp ? 'Ввести резервный код' : 'Ввести код из\u00a0приложения'}
        </Link>
        <Link variant="quiet" render={<button type="button" onClick={onBack} />}>
          Войти заново
        </Link>
      </div>
    </form>
  );
}
