import { normalizePhone } from '@siren/domain/checkout';
import { isPhoneLocked } from '@siren/domain/clients';
import type { Client, InternetUser } from '@siren/domain/clients';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { PhoneField } from '@siren/ui/phone-field';
import { useEffect, useState } from 'react';
import type { SubmitEvent } from 'react';
import * as css from './ClientView.css.ts';
import { ClientWords } from './ClientWords.tsx';

export interface ClientViewProps {
  user: InternetUser;
  /** What is known of them besides; null where nobody is found. */
  client: Client | null;
  /** The lookup is on its way. */
  asking: boolean;
  /** The last detachment failed: the client is back. */
  keptBack: boolean;
  /** Looks up a phone as it is stored. */
  onLookup(phone: string): void;
  onDetach(): void;
}

/** The phone first, and then whom it belongs to: found, new, or nothing to be learnt (behaviour clients-1). */
export function ClientView({ user, client, asking, keptBack, onLookup, onDetach }: ClientViewProps) {
  const [phone, setPhone] = useState(user.phone);
  const [wrong, setWrong] = useState(false);
  const locked = isPhoneLocked(user);
  useEffect(() => {
    if (user.phone !== '') setPhone(user.phone);
  }, [user.phone]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (locked) return;
    const stored = normalizePhone(phone);
    setWrong(stored === null);
    if (stored !== null) onLookup(stored);
  };
  const part = () => {
    setPhone('');
    onDetach();
  };
  return (
    <Card as="section" aria-label="Заказ для клиента">
      <Stack gap={4}>
        <Heading level={2} size="panel">
          Заказ для клиента
        </Heading>
        <form className={css.line} onSubmit={submit} noValidate>
          <PhoneField
            label="Телефон клиента"
            autoComplete="off"
            value={locked ? user.phone : phone}
            readOnly={locked}
            error={wrong ? 'Проверьте телефон: нужно 10\u00a0цифр после +7' : undefined}
            onValueChange={(typed) => {
              setPhone(typed);
              setWrong(false);
            }}
          />
          {/* One button in one place: the focus stays where it is. */}
          <Button
            type={locked ? 'button' : 'submit'}
            variant={locked ? 'line' : 'solid'}
            loading={asking}
            onClick={locked ? part : undefined}
          >
            {locked ? 'Убрать клиента' : 'Найти'}
          </Button>
        </form>
        <ClientWords user={user} client={client} asking={asking} onRetry={() => onLookup(user.phone)} />
        {keptBack && (
          <Callout tone="critical" role="alert">
            Не&nbsp;получилось убрать клиента: заказ по-прежнему для него. Попробуйте ещё раз.
          </Callout>
        )}
      </Stack>
    </Card>
  );
}
