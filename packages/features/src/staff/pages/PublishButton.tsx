import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { daysText } from './pageWords.ts';
import type { OpenPage } from './usePage.ts';

/** When shoppers see it, in words. */
const whenText = ({ page: { content } }: OpenPage): string =>
  daysText(content) || 'сразу и\u00a0без последнего дня';

/** Publishes the draft, once it is saved and nothing in it has to be mended; asks before. */
export function PublishButton({ open, dirty }: { open: OpenPage; dirty: boolean }) {
  const [asking, setAsking] = useState(false);
  const { page, going } = open;
  const stopped = page.problems.some(({ stops }) => stops);
  const warnings = page.problems.filter(({ stops }) => !stops);
  return (
    <>
      <Button loading={going} disabled={dirty || stopped || !page.changed} onClick={() => setAsking(true)}>
        Опубликовать…
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Опубликовать «${page.content.title}»?`}
        description={
          page.kind === 'home'
            ? 'Главная станет такой для\u00a0всех покупателей. Прежняя останется в\u00a0версиях.'
            : `Покупатели увидят страницу: ${whenText(open)}. Прежняя останется в\u00a0версиях.`
        }
        confirmLabel="Опубликовать"
        onConfirm={() => open.publish()}
      >
        {warnings.length > 0 && (
          <Text size={14} tone="caution">
            {warnings.map(({ text }) => text).join(' ')}
          </Text>
        )}
      </AlertDialog>
    </>
  );
}
