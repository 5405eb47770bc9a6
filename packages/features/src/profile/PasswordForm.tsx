import { ApiError } from '@siren/contract/errors';
import { PASSWORD_MIN, passwordProblem } from '@siren/domain/account';
import { Button } from '@siren/ui/button';
import { PasswordField } from '@siren/ui/field';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useReloadInfo } from '../info/index.ts';
import { errorText, useNotices } from '../notices/index.ts';
import * as css from './Profile.css.ts';
import { Refused } from './Refused.tsx';
import { useSaving } from './useSaving.ts';

export interface PasswordFormProps {
  /** Whether there is one already. */
  hasPassword: boolean;
  onSaved(): void;
}

const refusals = ['user.weak_password', 'user.common_password', 'user.telling_password'] as const;

/** A new password. That it is the owner who sets it is asked for by the call. */
export function PasswordForm({ hasPassword, onSaved }: PasswordFormProps) {
  const [newPassword, setNewPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const { loading, error, save, clear } = useSaving();
  const reloadInfo = useReloadInfo();
  const { say } = useNotices();
  const isWeak = passwordProblem(newPassword) !== null;
  const isRefused = error instanceof ApiError && refusals.some((key) => error.is(key));

  async function change(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    if (isWeak) return;
    const saved = await save(async (api) => {
      await api.call('/api/user/change-password', { newPassword });
      await reloadInfo();
    });
    if (!saved) return;
    setNewPassword('');
    setAsked(false);
    onSaved();
    say('Пароль сохранён. На\u00a0других устройствах нужно войти снова.');
  }
  const problem = asked && isWeak ? `Нужно не\u00a0короче ${PASSWORD_MIN}\u00a0знаков.` : undefined;
  return (
    <form className={css.form} onSubmit={(event) => void change(event)} noValidate>
      <Refused error={isRefused ? null : error} />
      <PasswordField
        label="Новый пароль"
        autoComplete="new-password"
        hint={`Не короче ${PASSWORD_MIN} знаков, не\u00a0из\u00a0самых частых`}
        value={newPassword}
        error={isRefused ? errorText(error) : problem}
        onValueChange={(text) => {
          setNewPassword(text);
          clear();
        }}
      />
      <div>
        <Button type="submit" loading={loading}>
          {hasPassword ? 'Сменить пароль' : 'Задать пароль'}
        </Button>
      </div>
    </form>
  );
}
