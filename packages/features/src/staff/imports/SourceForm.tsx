import type { ImportSource } from '@siren/domain/imports';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Inline, Stack } from '@siren/ui/layout';
import { useEffect } from 'react';
import type { FormEvent } from 'react';
import { useResource } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import { FieldConflict, LeaveGuard } from '../kit/index.ts';
import { choicesResource } from './resources.ts';
import { SourceFormFields } from './SourceFormFields.tsx';
import { placeText, sourceFieldWords, storedText } from './sourceWords.ts';
import { useSourceForm } from './useSourceForm.ts';
import type { OpenSources } from './useSources.ts';

export interface SourceFormProps {
  /** The one that is changed; null for a new one. */
  source: ImportSource | null;
  open: OpenSources;
  onDone(): void;
  /** Leads back to the list, after a question where something is not saved. */
  onBack(): void;
  /** Hears whether something is not saved. */
  onDirty(dirty: boolean): void;
}

/** A source as it is made or changed. */
export function SourceForm({ source, open, onDone, onBack, onDirty }: SourceFormProps) {
  const choices = useResource(choicesResource).data;
  const form = useSourceForm(source, choices?.regions[0]?.code ?? '', open, onDone);
  const { dirty } = form;
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);
  function send(event: FormEvent): void {
    event.preventDefault();
    form.save();
  }
  return (
    <form noValidate onSubmit={send}>
      <LeaveGuard dirty={dirty} />
      <Stack gap={4}>
        {form.conflicts.map((field) => (
          <FieldConflict
            key={field}
            label={sourceFieldWords[field]}
            mine={placeText(String(form.fields[field]))}
            theirs={source ? storedText(source, field) : ''}
            onChoose={(whose) => form.choose(field, whose)}
          />
        ))}
        <SourceFormFields form={form} regions={choices?.regions ?? []} source={source} />
        {form.error !== null && (
          <Callout tone="critical" role="alert">
            {errorText(form.error)}
          </Callout>
        )}
        <Inline gap={2}>
          <Button type="submit" loading={form.busy === 'Источник сохранён'} disabled={!choices}>
            Сохранить
          </Button>
          <Button variant="line" onClick={onBack}>
            К&nbsp;источникам
          </Button>
          {form.remove && (
            <Button variant="line" loading={form.busy === 'Источник удалён'} onClick={form.remove}>
              Удалить источник
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
