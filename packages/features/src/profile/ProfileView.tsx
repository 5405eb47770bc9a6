import type { Profile } from '@siren/domain/account';
import { Card } from '@siren/ui/card';
import { formatPhone } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import type { ReactNode } from 'react';
import { ContactRow } from './ContactRow.tsx';
import { LateFactorPart } from './LateFactorPart.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PersonForm } from './PersonForm.tsx';
import * as css from './Profile.css.ts';
import { Sessions } from './Sessions.tsx';

export interface ProfileViewProps {
  profile: Profile;
  sendsCodes: boolean;
  /** Whether they are of the staff. */
  isStaff: boolean;
  /** Takes over a profile that was saved. */
  onSaved(profile: Profile): void;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={4}>
        <Heading level={2} size="panel">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

/** What the shop knows of who is signed in, to read and to mend. */
export function ProfileView({ profile, sendsCodes, isStaff, onSaved }: ProfileViewProps) {
  const { id, phone, email } = profile;
  return (
    <div className={css.parts}>
      <Part title="Личные данные">
        <PersonForm profile={profile} onSaved={onSaved} />
      </Part>
      <div className={css.beside}>
        <Part title="Как с&nbsp;вами связаться">
          <ContactRow
            label="Телефон"
            value={phone && formatPhone(phone)}
            sendsCodes={sendsCodes}
            onSaved={onSaved}
          />
          <ContactRow label="E-mail" value={email} sendsCodes={sendsCodes} onSaved={onSaved} />
          <Text size={14} tone="muted">
            По&nbsp;ним можно войти. Номер личного кабинета: {id}
          </Text>
        </Part>
        <Part title="Пароль">
          <PasswordForm
            hasPassword={profile.hasPassword}
            onSaved={() => onSaved({ ...profile, hasPassword: true })}
          />
        </Part>
        {isStaff && (
          <Part title="Вход по&nbsp;коду из&nbsp;приложения">
            <LateFactorPart />
          </Part>
        )}
      </div>
      <Part title="Где вы&nbsp;вошли">
        <Sessions />
      </Part>
    </div>
  );
}
