import type { Profile } from '@siren/domain/account';
import { BUYER_TEXT_MAX } from '@siren/domain/checkout';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useReloadInfo } from '../info/index.ts';
import { useNotices } from '../notices/index.ts';
import * as css from './Profile.css.ts';
import { Refused } from './Refused.tsx';
import { useSaving } from './useSaving.ts';

export interface PersonFormProps {
  profile: Profile;
  /** Takes over what was saved. */
  onSaved(profile: Profile): void;
}

/** Name and address: they fill in the form of the next order. */
export function PersonForm({ profile, onSaved }: PersonFormProps) {
  const [name, setName] = useState(profile.name);
  const [address, setAddress] = useState(profile.address);
  const [asked, setAsked] = useState(false);
  const { loading, error, save, clear } = useSaving();
  const reloadInfo = useReloadInfo();
  const { say } = useNotices();
  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    clear();
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    if (name.trim() === '') return;
    const saved = await save(async (api) => {
      onSaved(await api.call('/api/user/save-profile', { name, address }));
      await reloadInfo();
    });
    if (saved) say('Данные сохранены');
  }
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <Refused error={error} />
      <TextField
        label="ФИО"
        autoComplete="name"
        maxLength={BUYER_TEXT_MAX.name}
        value={name}
        error={asked && name.trim() === '' ? 'Напишите, как к\u00a0вам обращаться.' : undefined}
        onValueChange={edit(setName)}
      />
      <TextField
        label="Адрес доставки"
        autoComplete="street-address"
        optional
        maxLength={BUYER_TEXT_MAX.address}
        value={address}
        onValueChange={edit(setAddress)}
      />
      <div>
        <Button type="submit" loading={loading}>
          Сохранить
        </Button>
      </div>
    </form>
  );
}
