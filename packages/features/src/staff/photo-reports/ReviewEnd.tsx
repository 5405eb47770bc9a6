import { PHOTO_TEXT_MAX } from '@siren/domain/photo-reports';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { TextArea } from '@siren/ui/field';
import { formatCount } from '@siren/ui/format';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { errorText } from '../../notices/index.ts';
import type { ReviewForm } from './reviewForm.ts';
import type { OpenReport } from './useReport.ts';

const notes = ['замечание', 'замечания', 'замечаний'] as const;

/** Accepts a report, or gives it back with words. */
export function ReviewEnd({ open, form }: { open: OpenReport; form: ReviewForm }) {
  const count = form.notes.length;
  return (
    <Card as="section" aria-label="Проверка">
      <Stack gap={4}>
        <TextArea
          label="Что переснять"
          hint="Магазин увидит это и&nbsp;замечания на&nbsp;снимках"
          maxLength={PHOTO_TEXT_MAX}
          value={form.fields.comment}
          error={form.problemOf('comment')}
          onValueChange={(comment) => form.set('comment', comment)}
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
      </Stack>
    </Card>
  );
}
