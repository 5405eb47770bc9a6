import { contactOf } from '@siren/domain/account';
import type { Profile } from '@siren/domain/account';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNotices } from '../notices/index.ts';
import { LateCodeForm } from './LateCodeForm.tsx';
import * as css from './Profile.css.ts';
import { Refused } from './Refused.tsx';
import { useSaving } from './useSaving.ts';

export interface ContactRowProps {
  /** «Телефон», «E-mail». */
  label: string;
  /** As it is read; null where there is none. */
  value: string | null;
  /** Whether a new one is proven by a code. */
  sendsCodes: boolean;
  onSaved(profile: Profile): void;
}

/** A phone or an e-mail, and the way to another one. */
export function ContactRow({ label, value, sendsCodes, onSaved }: ContactRowProps) {
  const [open, setOpen] = useState(false);
  const { loading, error, save, clear } = useSaving();
  const { say } = useNotices();

  async function change(contact: string, code: string): Promise<void> {
    const saved = await save(async (api) => {
      onSaved(await api.call('/api/user/change-contact', { contact, code }));
    });
    if (!saved) return;
    setOpen(false);
    say(`${label} сохранён`);
  }
  const toggle = () => {
    clear();
    setOpen(!open);
  };
  const word = value === null ? 'Добавить' : 'Изменить';
  return (
    <div className={css.form}>
      <div className={css.contact}>
        <span className={css.words}>
          <Text as="span" size={14} tone="muted">
            {label}
          </Text>
          <Text as="span" numeric>
            {value ?? 'не\u00a0указан'}
          </Text>
        </span>
        <Link
          roomy
          render={
            <button
              type="button"
              aria-expanded={open}
              aria-label={`${open ? 'Отменить' : word}: ${label.toLowerCase()}`}
              onClick={toggle}
            />
          }
        >
          {open ? 'Отменить' : word}
        </Link>
      </div>
      {open && sendsCodes && (
        <LateCodeForm
          contactLabel={`Новый ${label.toLowerCase()}`}
          label="Подтвердить"
          loading={loading}
          error={error}
          onCode={(contact, code) => void change(contact, code)}
          onEdit={clear}
        />
      )}
      {open && !sendsCodes && (
        <PlainContact label={label} loading={loading} error={error} onEdit={clear} onSave={change} />
      )}
    </div>
  );
}

interface PlainContactProps {
  label: string;
  loading: boolean;
  error: unknown;
  onEdit(): void;
  onSave(contact: string, code: string): Promise<void>;
}

/** Another contact in a shop that sends no codes. */
function PlainContact({ label, loading, error, onEdit, onSave }: PlainContactProps) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (contactOf(typed) !== null) void onSave(typed, '');
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Refused error={error} />
      <TextField
        label={`Новый ${label.toLowerCase()}`}
        value={typed}
        error={asked && contactOf(typed) === null ? 'Проверьте, что написано.' : undefined}
        onValueChange={(text) => {
          setTyped(text);
          onEdit();
        }}
      />
      <div>
        <Button type="submit" loading={loading}>
          Сохранить
        </Button>
      </div>
    </form>
  );
}
