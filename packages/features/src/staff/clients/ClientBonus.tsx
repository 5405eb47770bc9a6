import type { StaffClient } from '@siren/domain/client-records';
import { Card } from '@siren/ui/card';
import { formatDecimal } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Inline } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { BonusLedger } from './BonusLedger.tsx';
import { CorrectBonus } from './CorrectBonus.tsx';
import type { OpenClient } from './useClient.ts';

/** What a client has of bonus, and its correction. */
export function ClientBonus({ client, open }: { client: StaffClient; open: OpenClient }) {
  return (
    <Card as="section" aria-label="Бонусы">
      <Inline gap={2} justify="between">
        <Inline gap={2}>
          <Heading level={2} size="panel">
            Бонусы
          </Heading>
          <Text as="span" size={14} tone="muted" numeric>
            {formatDecimal(client.bonus)}
          </Text>
        </Inline>
        <Text as="span" size={14} tone="muted">
          1&nbsp;бонус = 1&nbsp;₽
        </Text>
      </Inline>
      <BonusLedger client={client} />
      {!client.staff && <CorrectBonus bonus={client.bonus} open={open} />}
    </Card>
  );
}
