import { PHOTO_TEXT_MAX } from '@siren/domain/photo-reports';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { TextArea } from '@siren/ui/field';
import { DateField } from '@siren/ui/date-field';
import { dayOf, formatCount } from '@siren/ui/format';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useRef } from 'react';
import { useClock } from '../../info/index.ts';
import { errorText } from '../../notices/index.ts';
import { Keys, shortcuts, useShortcut } from '../kit/keys/index.ts';
import type { ReviewForm } from './reviewForm.ts';
import type { OpenReport } from './useReport.ts';

const notes = ['замечание', 'замечания', 'замечаний'] as const;

export interface ReviewEndProps {
  open: OpenReport;
  form: ReviewForm;
  /** It stands in a window of its own. @default false */
  over?: boolean;
}

/** Accepts a report, or gives it back with words. */
export function ReviewEnd({ open, form, over = false }: ReviewEndProps) {
  const clock = useClock();
  const comment = useRef<HTMLTextAreaElement>(null);
  useShortcut('accept', () => void (form.dirty || open.accept()), { own: over });
  useShortcut(
    'reject',
    () => (form.fields.comment.trim() === '' ? comment.current?.focus() : void form.save()),
    { own: over },
  );
  const count = form.notes.length;
  return (
    <Card as="section" aria-label="Проверка">
      <Stack gap={4}>
        <TextArea
          ref={comment}
          label="Что переснять"
          hint="Магазин увидит это и&nbsp;замечания на&nbsp;снимках"
          maxLength={PHOTO_TEXT_MAX}
          value={form.fields.comment}
          error={form.problemOf('comment')}
          onValueChange={(comment) => form.set('comment', comment)}
        />
        <DateField
          label="Переснять до"
          hint="Пусто&nbsp;— последний день остаётся прежним"
          today={dayOf(clock(), form.timeZone) ?? ''}
          value={form.fields.deadline || null}
          error={form.problemOf('deadline')}
          onValueChange={(day) => form.set('deadline', day ?? '')}
        />
        {form.error !== null && (
          <Text role="alert" tone="critical">
            {errorText(form.error)}
          </Text>
        )}
        <Inline gap={2}>
          <Button variant="line" loading={form.saving} onClick={() => void form.save()}>
            {count > 0 ? `Отклонить, ${formatCount(count, notes)}` : 'Отклонить'}
          </Button>
          {form.dirty ? (
            <Button variant="soft" onClick={form.undo}>
              Убрать замечания
            </Button>
          ) : (
            <Button variant="accent" loading={open.going} onClick={() => void open.accept()}>
              Принять
            </Button>
          )}
        </Inline>
        <Text size={12} tone="muted">
          <Keys of={shortcuts.accept} /> принять, <Keys of={shortcuts.reject} /> отклонить. Нажмите место
          на&nbsp;снимке, чтобы оставить замечание.
        </Text>
      </Stack>
    </Card>
  );
}
