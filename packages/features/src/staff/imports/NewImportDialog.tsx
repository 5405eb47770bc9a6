import { isImportable, sourceOfFile } from '@siren/domain/imports';
import type { ImportFile } from '@siren/domain/imports';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Dialog } from '@siren/ui/dialog';
import type { UploadedFile } from '@siren/ui/file-upload';
import { Stack } from '@siren/ui/layout';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useResource } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import { ImportFileField } from './ImportFileField.tsx';
import { NewImportFields } from './NewImportFields.tsx';
import { choicesResource } from './resources.ts';
import { useNewImport } from './useNewImport.ts';

/** Takes a file and says whose goods these are; then it is tried, and nothing is changed yet. */
export function NewImportDialog({ onClose }: { onClose(): void }) {
  const form = useId();
  const choices = useResource(choicesResource).data;
  const { begin, sending, error } = useNewImport();
  const [sent, setSent] = useState<UploadedFile<ImportFile> | null>(null);
  const [named, setNamed] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const file = sent?.result;
  const isRight = file !== undefined && file.kind !== null && isImportable(file.kind);
  const source = named ?? (sent ? sourceOfFile(sent.name) : '');
  const region = chosen ?? choices?.regions[0]?.code ?? '';
  const isReady = isRight && source.trim() !== '' && region !== '';

  function send(event: FormEvent): void {
    event.preventDefault();
    if (isReady) void begin({ file: file.id, source, region });
  }
  return (
    <Dialog
      open
      size="l"
      phone="screen"
      onOpenChange={(next) => !next && onClose()}
      title="Новый импорт"
      description="Сначала файл сравнят с&nbsp;магазином. До&nbsp;«Применить» ничего не&nbsp;изменится."
      footer={
        <Button type="submit" form={form} loading={sending} disabled={!isReady}>
          Сравнить с&nbsp;магазином
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={send}>
        <Stack gap={4}>
          <ImportFileField file={file} onSent={setSent} />
          {isRight && (
            <NewImportFields
              source={source}
              region={region}
              regions={choices?.regions ?? []}
              sources={choices?.sources ?? []}
              onSource={setNamed}
              onRegion={setChosen}
            />
          )}
          {error !== null && (
            <Callout tone="critical" role="alert">
              {errorText(error)}
            </Callout>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
