import type { Client, InternetUser } from '@siren/domain/clients';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { DefinitionList } from '@siren/ui/definition-list';
import type { Definition } from '@siren/ui/definition-list';
import { formatExactMoney, formatPhone } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import * as css from './ClientView.css.ts';

interface ClientWordsProps {
  user: InternetUser;
  client: Client | null;
  asking: boolean;
  onRetry(): void;
}

const HOW =
  'Найдём по\u00a0телефону: заказ будет в\u00a0кабинете клиента, с\u00a0его бонусами и\u00a0промокодами.';

/** What the lookup has told, said as it comes. */
export function ClientWords({ user, client, asking, onRetry }: ClientWordsProps) {
  return (
    <div role="status" aria-busy={asking}>
      {asking ? (
        <Stack gap={2}>
          <Skeleton width="10em" height="1.5em" />
          <Skeleton width="16em" />
        </Stack>
      ) : (
        <Told user={user} client={client} onRetry={onRetry} />
      )}
    </div>
  );
}

function Told({ user, client, onRetry }: Omit<ClientWordsProps, 'asking'>) {
  switch (user.status) {
    case 'empty':
      return (
        <Text size={14} tone="muted">
          {HOW}
        </Text>
      );
    case 'found':
      return <Found name={user.name} client={client} />;
    case 'new':
      return (
        <Callout tone="info" title="Новый клиент.">
          В&nbsp;базе нет такого телефона. Оформим на&nbsp;имя «{user.name}»: его можно поменять в&nbsp;данных
          получателя.
        </Callout>
      );
    case 'unavailable':
      return (
        <Callout
          tone="caution"
          title={`Не\u00a0получилось узнать клиента ${formatPhone(user.phone)}.`}
          action={
            <Button variant="line" size="s" onClick={onRetry}>
              Повторить
            </Button>
          }
        >
          Заказ можно оформить и&nbsp;так: впишите имя и&nbsp;телефон в&nbsp;данные получателя. Бонусов
          и&nbsp;личных промокодов в&nbsp;нём не&nbsp;будет.
        </Callout>
      );
  }
}

function Found({ name, client }: { name: string; client: Client | null }) {
  const facts: Definition[] = [];
  if (client) {
    facts.push({ term: 'Бонусы', value: client.money > 0 ? formatExactMoney(client.money) : 'нет' });
    for (const { code, money } of client.certificates) {
      facts.push({ term: `Сертификат ${code}`, value: formatExactMoney(money) });
    }
  }
  return (
    <Stack gap={3}>
      <div>
        <Text size={14} tone="positive" weight="medium">
          Клиент найден
        </Text>
        <Text size={18} tone="strong" weight="strong">
          {name}
        </Text>
      </div>
      {facts.length > 0 && (
        <div className={css.facts}>
          <DefinitionList kind="params" items={facts} />
        </div>
      )}
      {client?.info && (
        <Callout tone="info" title="Заметка:">
          {client.info}
        </Callout>
      )}
    </Stack>
  );
}
