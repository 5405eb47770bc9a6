import { isImportable, isReadable, sourceOfFile } from '@siren/domain/imports';
import type { ImportFile } from '@siren/domain/imports';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Dialog } from '@siren/ui/dialog';
import type { UploadedFile } from '@siren/ui/file-upload';
import { Inline, Stack } from '@siren/ui/layout';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useResource } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import { ImportFileField } from './ImportFileField.tsx';
import { NewImportFields } from './NewImportFields.tsx';
import { choicesResource } from './resources.ts';
import { TableStep } from './TableStep.tsx';
import { useImportDraft } from './useImportDraft.ts';
import { useNewImport } from './useNewImport.ts';
import { useTable } from './useTable.ts';

/** What was filled in of a new import. */
function useFields() {
  const choices = useResource(choicesResource).data;
  const [sent, setSent] = useState<UploadedFile<ImportFile> | null>(null);
  const draft = useImportDraft(sent?.name ?? null);
  const file = sent?.result;
  const isRight = file !== undefined && file.kind !== null && isImportable(file.kind);
  const source = draft.source ?? (sent ? sourceOfFile(sent.name) : '');
  const region = draft.region ?? choices?.regions[0]?.code ?? '';
  const isReady = isRight && source.trim() !== '' && region !== '';
  return { choices, file, isRight, isReady, source, region, setSent, draft };
}

/** Takes a file, says whose goods these are, and of a table what its columns are; then it is tried, and nothing is changed yet. */
export function NewImportDialog({ onClose }: { onClose(): void }) {
  const form = useId();
  const { file, isReady, source, region, draft, ...fields } = useFields();
  const { begin, sending, error } = useNewImport(draft.forget);
  const [onColumns, setOnColumns] = useState(false);
  const isTable = file?.kind === 'table';
  const table = useTable(onColumns && file ? { file: file.id, source: source.trim() } : null);
  const mapping = onColumns ? table.mapping : undefined;
  const mayBegin = isReady && (!onColumns || (mapping !== undefined && isReadable(mapping.columns)));

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!mayBegin || !file) return;
    if (isTable && !onColumns) setOnColumns(true);
    else void begin({ file: file.id, source, region, ...(mapping && { mapping }) });
  }
  return (
    <Dialog
      open
      size="l"
      phone="screen"
      onOpenChange={(next) => !next && onClose()}
      title={onColumns ? 'Что в\u00a0столбцах' : 'Новый импорт'}
      description="Сначала файл сравнят с&nbsp;магазином. До&nbsp;«Применить» ничего не&nbsp;изменится."
      footer={
        <Inline gap={2}>
          <Button type="submit" form={form} loading={sending} disabled={!mayBegin}>
            {isTable && !onColumns ? 'Дальше: столбцы' : 'Сравнить с\u00a0магазином'}
          </Button>
          {onColumns && (
            <Button variant="line" onClick={() => setOnColumns(false)}>
              Назад
            </Button>
          )}
        </Inline>
      }
    >
      <form id={form} noValidate onSubmit={send}>
        {/* What was filled in stays for who comes back. */}
        <div hidden={onColumns}>
          <Stack gap={4}>
            <ImportFileField file={file} onSent={fields.setSent} />
            {fields.isRight && (
              <NewImportFields
                source={source}
                region={region}
                regions={fields.choices?.regions ?? []}
                sources={fields.choices?.sources ?? []}
                onSource={(next) => draft.set({ source: next })}
                onRegion={(next) => draft.set({ region: next })}
              />
            )}
          </Stack>
        </div>
        <Stack gap={4}>
          {onColumns && <TableStep table={table} />}
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
