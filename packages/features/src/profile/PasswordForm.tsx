import { ApiError } from '@siren/contract/errors';
import { PASSWORD_MIN, passwordProblem } from '@siren/domain/account';
import type { Profile } from '@siren/domain/account';
import { Button } from '@siren/ui/button';
import { PasswordField } from '@siren/ui/field';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useReloadInfo } from '../info/index.ts';
import { errorText, useNotices } from '../notices/index.ts';
import { LateCodeForm } from './LateCodeForm.tsx';
import * as css from './Profile.css.ts';
import { Refused } from './Refused.tsx';
import { useSaving } from './useSaving.ts';

export interface PasswordFormProps {
  profile: Profile;
  sendsCodes: boolean;
  onSaved(): void;
}

/** A new password: proven by the present one, or by a code where there is none or it is forgotten. */
export function PasswordForm({ profile, sendsCodes, onSaved }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  const { loading, error, save, clear } = useSaving();
  const reloadInfo = useReloadInfo();
  const { say } = useNotices();
  const contact = profile.phone ?? profile.email ?? '';
  const byCode = sendsCodes && contact !== '' && (forgotten || !profile.hasPassword);
  const isWeak = passwordProblem(newPassword) !== null;
  const isWrong = error instanceof ApiError && error.is('user.wrong_password');

  async function change(proof: { password: string; contact: string; code: string }): Promise<void> {
    setAsked(true);
    if (isWeak) return;
    const saved = await save(async (api) => {
      await api.call('/api/user/change-password', { ...proof, newPassword });
      await reloadInfo();
    });
    if (!saved) return;
    setPassword('');
    setNewPassword('');
    setAsked(false);
    setForgotten(false);
    onSaved();
    say('Пароль изменён. На\u00a0других устройствах нужно войти снова.');
  }
  const newField = (
    <PasswordField
      label="Новый пароль"
      autoComplete="new-password"
      hint={`Не короче ${PASSWORD_MIN} знаков`}
      value={newPassword}
      error={asked && isWeak ? `Нужно не короче ${PASSWORD_MIN}\u00a0знаков.` : undefined}
      onValueChange={(text) => {
        setNewPassword(text);
        clear();
      }}
    />
  );
  if (byCode)
    return (
      <div className={css.form}>
        <Text size={14} tone="muted">
          Подтвердите, что это&nbsp;вы: отправим код на&nbsp;ваш {profile.phone ? 'телефон' : 'e-mail'}.
        </Text>
        {newField}
        <LateCodeForm
          contact={contact}
          fixed
          label="Сохранить пароль"
          loading={loading}
          error={error}
          onCode={(to, code) => void change({ password: '', contact: to, code })}
          onEdit={clear}
        />
      </div>
    );
  function submit(event: FormEvent): void {
    event.preventDefault();
    void change({ password, contact: '', code: '' });
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Refused error={isWrong ? null : error} />
      <PasswordField
        label="Текущий пароль"
        value={password}
        error={isWrong ? errorText(error) : undefined}
        onValueChange={(text) => {
          setPassword(text);
          clear();
        }}
      />
      {newField}
      <div className={css.contact}>
        <Button type="submit" loading={loading}>
          Сменить пароль
        </Button>
        {sendsCodes && contact !== '' && (
          <Link roomy variant="quiet" render={<button type="button" onClick={() => setForgotten(true)} />}>
            Не&nbsp;помню пароль
          </Link>
        )}
      </div>
    </form>
  );
}
