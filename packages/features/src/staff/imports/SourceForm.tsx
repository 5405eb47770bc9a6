import type { ImportSource } from '@siren/domain/imports';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Inline, Stack } from '@siren/ui/layout';
import type { FormEvent } from 'react';
import { useResource } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import { choicesResource } from './resources.ts';
import { SourceFormFields } from './SourceFormFields.tsx';
import { useSourceForm } from './useSourceForm.ts';
import type { OpenSources } from './useSources.ts';

export interface SourceFormProps {
  /** The one that is changed; null for a new one. */
  source: ImportSource | null;
  open: OpenSources;
  onDone(): void;
}

/** A source as it is made or changed. */
export function SourceForm({ source, open, onDone }: SourceFormProps) {
  const choices = useResource(choicesResource).data;
  const form = useSourceForm(source, choices?.regions[0]?.code ?? '', open, onDone);
  function send(event: FormEvent): void {
    event.preventDefault();
    form.save();
  }
  return (
    <form noValidate onSubmit={send}>
      <Stack gap={4}>
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
          <Button variant="line" onClick={onDone}>
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
