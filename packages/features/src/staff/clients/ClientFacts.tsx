import type { StaffClient } from '@siren/domain/client-records';
import { Card } from '@siren/ui/card';
import { DefinitionList } from '@siren/ui/definition-list';
import { formatFullDate, formatPhone } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';

/** How a client is reached, and since when they have been one. */
export function ClientFacts({ client }: { client: StaffClient }) {
  const { name, phone, email, address, createdAt, timeZone, blockedWhy } = client;
  const pairs = [
    ['Имя', name],
    ['Телефон', phone !== null && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>],
    ['Почта', email !== null && <a href={`mailto:${email}`}>{email}</a>],
    ['Адрес', address],
    ['Клиент с', formatFullDate(createdAt, timeZone)],
    ['Почему закрыт', blockedWhy],
  ] as const;
  return (
    <Card as="section" aria-label="Контакты">
      <Stack gap={2}>
        <Heading level={2} size="panel">
          Контакты
        </Heading>
        <DefinitionList
          kind="params"
          items={pairs.flatMap(([term, value]) => (value ? [{ term, value }] : []))}
        />
      </Stack>
    </Card>
  );
}
