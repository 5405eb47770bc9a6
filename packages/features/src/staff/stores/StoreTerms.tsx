import type { StoreChoices } from '@siren/domain/stores';
import { Card } from '@siren/ui/card';
import { Checkbox } from '@siren/ui/checkbox';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import type { OpenForm } from './useStore.ts';

/** How one pays in a store, and whether orders are fetched there. */
export function StoreTerms({ choices, form: { fields, set } }: { choices: StoreChoices; form: OpenForm }) {
  const chosen = fields.payTypes === '' ? [] : fields.payTypes.split(',');
  // In the order of the shop, so that a press and one back leave nothing changed.
  const turn = (code: string, on: boolean) =>
    choices.payTypes
      .map((one) => one.code)
      .filter((one) => (one === code ? on : chosen.includes(one)))
      .join(',');
  return (
    <Card as="section" aria-label="Оплата и выдача">
      <Stack gap={3}>
        <Heading level={2} size="panel">
          Оплата и&nbsp;выдача
        </Heading>
        {choices.payTypes.map(({ code, name }) => (
          <Checkbox
            key={code}
            checked={chosen.includes(code)}
            onCheckedChange={(on) => set('payTypes', turn(code, on))}
          >
            {name}
          </Checkbox>
        ))}
        <Checkbox
          checked={fields.pickup}
          description="Покупатель может забрать заказ здесь."
          onCheckedChange={(pickup) => set('pickup', pickup)}
        >
          Самовывоз
        </Checkbox>
      </Stack>
    </Card>
  );
}
