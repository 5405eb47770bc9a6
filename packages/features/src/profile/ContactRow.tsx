import type { Profile } from '@siren/domain/account';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useNotices } from '../notices/index.ts';
import { LateCodeForm } from './LateCodeForm.tsx';
import * as css from './Profile.css.ts';
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
        <Text size={14} tone="muted">
          Новый {label.toLowerCase()} нужно подтвердить кодом, а&nbsp;магазин кодов не&nbsp;присылает.
          Позвоните нам, поможем.
        </Text>
      )}
    </div>
  );
}
