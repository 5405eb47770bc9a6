import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { TextArea } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { errorText } from '../../../notices/index.ts';
import { useShortcut } from '../keys/index.ts';
import { useTell } from '../useTell.ts';
import { FieldConflict } from './FieldConflict.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useRecordForm } from './useRecordForm.ts';

/** As the contract bounds it. */
const NOTE_MAX = 2_000;

export interface StaffNoteProps {
  /** Names the record among the drafts of this browser, e.g. `order/100007`. */
  name: string;
  /** The note as it is stored. */
  note: string;
  /** Saves another one; answers it as it is stored. Rejects with the refusal. */
  save(note: string): Promise<{ note: string }>;
  /** Something else of the record is not saved either: a router has one guard, which asks for both. @default false */
  isMoreUnsaved?: boolean;
}

/** What staff note for each other about a record; buyers never see it. */
export function StaffNote({ name, note: stored, save, isMoreUnsaved = false }: StaffNoteProps) {
  const tell = useTell();
  const form = useRecordForm({
    name,
    stored: { note: stored },
    async send({ note = stored }) {
      const saved = await save(note);
      tell.done('Заметка сохранена');
      return { note: saved.note };
    },
  });
  useShortcut('save', () => void form.save());
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
            theirs={stored}
            onChoose={(whose) => form.choose(field, whose)}
          />
        ))}
        <TextArea
          label="Заметка"
          hideLabel
          maxLength={NOTE_MAX}
          value={form.fields.note}
          error={form.error === null || form.conflicts.length > 0 ? undefined : errorText(form.error)}
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
      <LeaveGuard dirty={form.dirty || isMoreUnsaved} lost={isMoreUnsaved} />
    </Card>
  );
}
