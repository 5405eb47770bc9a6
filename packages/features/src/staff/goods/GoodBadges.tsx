import type { BadgeChoice, StaffGood } from '@siren/domain/goods';
import { Card } from '@siren/ui/card';
import { Checkbox } from '@siren/ui/checkbox';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useTell } from '../kit/index.ts';
import type { OpenGood } from './useGood.ts';
import { useTurns } from './useTurns.ts';

export interface GoodBadgesProps {
  good: StaffGood;
  open: OpenGood;
  /** Those of the shop; undefined while they are not known. */
  badges: readonly BadgeChoice[] | undefined;
}

/** The badges that staff put on a good. Those of rules come by themselves. */
export function GoodBadges({ good, open, badges = [] }: GoodBadgesProps) {
  const tell = useTell();
  const take = useTurns(good);
  const own = badges.filter(({ id, byHand, active }) => byHand && (active || good.badges.includes(id)));
  const put = ({ id, name }: BadgeChoice, on: boolean) =>
    void take(({ version, badges: held }) =>
      open.setBadges({ badges: on ? [...held, id] : held.filter((one) => one !== id) }, version),
    ).catch((error: unknown) => tell.failed(error, `${name}:`));
  return (
    <Card as="section" aria-label="Бейджи">
      <Stack gap={3}>
        <Heading level={2} size="panel">
          Бейджи
        </Heading>
        {own.map((badge) => (
          <Checkbox
            key={badge.id}
            checked={good.badges.includes(badge.id)}
            description={badge.active ? undefined : 'Выключен: в\u00a0магазине его нет.'}
            onCheckedChange={(on) => put(badge, on)}
          >
            {badge.name}
          </Checkbox>
        ))}
        <Text size={12} tone="muted">
          {own.length === 0
            ? 'Все бейджи магазин ставит сам. Свои заводят в\u00a0справочнике «Бейджи».'
            : 'Остальные бейджи магазин ставит сам.'}
        </Text>
      </Stack>
    </Card>
  );
}
