import type { StaffNote } from '@siren/domain/orders';
import { Card } from '@siren/ui/card';
import { DefinitionList } from '@siren/ui/definition-list';
import type { Definition } from '@siren/ui/definition-list';
import { formatExactMoney } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { conditionNames, franchiseNames } from '../clients/index.ts';

/** What staff noted about the order: shown to staff alone, who get it from the server alone. */
export function StaffNoteCard({ note }: { note: StaffNote }) {
  const items: Definition[] = [
    { term: 'Оформил сотрудник', value: note.placedBy },
    { term: 'Ведёт заказ', value: note.responsible ?? note.placedBy },
    { term: 'Условие', value: conditionNames[note.condition] },
  ];
  if (note.source) items.push({ term: 'Источник', value: note.source });
  if (note.franchiseType) {
    items.push({ term: 'Продажа франчайзи', value: franchiseNames[note.franchiseType] });
  }
  if (note.cheap) items.push({ term: 'Уценка', value: 'клиент согласен, поищите уценённые экземпляры' });
  for (const { payType, amount } of note.prepayment) {
    items.push({ term: `Предоплата: ${payType}`, value: formatExactMoney(amount) });
  }
  return (
    <Card as="section" aria-label="Для сотрудников">
      <Stack gap={3}>
        <Heading level={2} size="panel">
          Для сотрудников
        </Heading>
        <DefinitionList kind="params" items={items} />
        <Text size={14} tone="muted">
          Покупатель этого не&nbsp;видит.
        </Text>
      </Stack>
    </Card>
  );
}
