import type { PayloadOf } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import type { Profile } from '@siren/domain/account';
import { Button } from '@siren/ui/button';
import { PasswordField } from '@siren/ui/field';
import { formatPhone } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { CodeForm } from '../login/index.ts';
import { errorText } from '../notices/index.ts';
import { Refused, useSaving } from '../profile/index.ts';

export interface ConfirmFormProps {
  profile: Profile;
  sendsCodes: boolean;
  onDone(): void;
}

/** The password, or a code to the own phone or e-mail where there is none or it is forgotten. */
export function ConfirmForm({ profile, sendsCodes, onDone }: ConfirmFormProps) {
  const [password, setPassword] = useState('');
  const [forgotten, setForgotten] = useState(false);
  const { loading, error, save, clear } = useSaving();
  const contact = profile.phone ?? profile.email ?? '';
  const byCode = sendsCodes && contact !== '' && (forgotten || !profile.hasPassword);
  const isWrong = error instanceof ApiError && error.is('user.wrong_password');
  const confirm = (proof: PayloadOf<'/api/user/confirm'>) =>
    void save((api) => api.call('/api/user/confirm', proof)).then((given) => given && onDone());

  if (byCode)
    return (
      <Stack gap={4}>
        <Text>Отправим код на&nbsp;{profile.phone ? formatPhone(profile.phone) : contact}.</Text>
        <CodeForm
          contact={contact}
          fixed
          label="Подтвердить"
          loading={loading}
          error={error}
          onCode={(to, code) => confirm({ password: '', contact: to, code })}
          onEdit={clear}
        />
      </Stack>
    );
  function submit(event: FormEvent): void {
    event.preventDefault();
    confirm({ password, contact: '', code: '' });
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Refused error={isWrong ? null : error} />
        <PasswordField
          label="Пароль"
          size="l"
          autoComplete="current-password"
          value={password}
          error={isWrong ? errorText(error) : undefined}
          onValueChange={(text) => {
            setPassword(text);
            clear();
          }}
        />
        <Button type="submit" size="l" wide loading={loading}>
          Подтвердить
        </Button>
        {sendsCodes && contact !== '' && (
          <div>
            <Link render={<button type="button" onClick={() => setForgotten(true)} />}>
              Подтвердить кодом
            </Link>
          </div>
        )}
      </Stack>
    </form>
  );
}
