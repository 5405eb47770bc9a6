import type { StaffClient } from '@siren/domain/client-records';
import { Card } from '@siren/ui/card';
import { DefinitionList } from '@siren/ui/definition-list';
import { formatFullDate } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { PhoneLink } from '../kit/index.ts';
import type { OpenClient } from './useClient.ts';

/** How a client is reached, and since when they have been one. */
export function ClientFacts({ client, open }: { client: StaffClient; open: OpenClient }) {
  const { name, phone, email, address, createdAt, timeZone, blockedWhy } = client;
  const pairs = [
    ['Имя', name],
    ['Телефон', phone !== null && <PhoneLink phone={phone} onCall={() => open.call()} />],
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
