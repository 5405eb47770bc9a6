import type { StaffOrder } from '@siren/domain/orders';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { TextArea } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { errorText } from '../../notices/index.ts';
import { FieldConflict, LeaveGuard, useRecordForm, useSaveKey, useTell } from '../kit/index.ts';
import type { OpenOrder } from './useOrder.ts';

/** As the contract bounds it. */
const NOTE_MAX = 2_000;

/** What staff note for each other; buyers never see it. */
export function OrderNote({ shown, open }: { shown: StaffOrder; open: OpenOrder }) {
  const tell = useTell();
  const form = useRecordForm({
    name: `order/${shown.order.id}`,
    stored: { note: shown.note },
    async send(changed) {
      await open.save(changed);
      tell.done('Заметка сохранена');
    },
  });
  useSaveKey(() => void form.save());
  return (
    <Card as="section" aria-label="Заметка">
      <Stack gap={3}>
        <Inline gap={2}>
          <Heading level={2} size="panel">
            Заметка
          </Heading>
          <Text as="span" size={12} tone="muted">
            видят сотрудники
          </Text>
        </Inline>
        {form.conflicts.map((field) => (
          <FieldConflict
            key={field}
            label="Заметка"
            mine={form.fields[field]}
            theirs={shown.note}
            onChoose={(whose) => form.choose(field, whose)}
          />
        ))}
        <TextArea
          label="Заметка"
          hideLabel
          maxLength={NOTE_MAX}
          value={form.fields.note}
          error={form.error === null ? undefined : errorText(form.error)}
          onValueChange={(note) => form.set('note', note)}
        />
        {form.dirty && (
          <Inline gap={2}>
            <Button
              size="s"
              loading={form.saving}
              disabled={form.conflicts.length > 0}
              onClick={() => void form.save()}
            >
              Сохранить
            </Button>
            <Button size="s" variant="soft" onClick={form.undo}>
              Вернуть как было
            </Button>
          </Inline>
        )}
      </Stack>
      <LeaveGuard dirty={form.dirty} />
    </Card>
  );
}
