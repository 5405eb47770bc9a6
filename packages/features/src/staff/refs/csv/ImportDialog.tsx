import { importPlan } from '@siren/domain/references';
import type { ImportPlan, ReferenceDeclaration, ReferenceEntry } from '@siren/domain/references';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Dialog } from '@siren/ui/dialog';
import { FileUpload } from '@siren/ui/file-upload';
import { formatCount } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { errorText } from '../../../notices/index.ts';
import { useTell } from '../../kit/index.ts';
import type { OpenReference } from '../useReference.ts';
import { badWords, plannedWords } from './planWords.ts';
import { textOf } from './textOf.ts';

/** More than all entries need, in bytes. */
const FILE_MAX = 2_000_000;
/** So many lines are shown of each kind. */
const SHOWN = 50;

export interface ImportDialogProps {
  declaration: ReferenceDeclaration;
  entries: readonly ReferenceEntry[];
  open: OpenReference;
  onLeave(): void;
}

/** What a file would make of the reference, and the press that does it. */
export function ImportDialog({ declaration, entries, open, onLeave }: ImportDialogProps) {
  const tell = useTell();
  const [text, setText] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<string>();
  const plan = text === null ? null : importPlan(declaration, entries, text);
  const planned = plan?.planned ?? [];

  async function bring(): Promise<void> {
    setSending(true);
    setRefused(undefined);
    try {
      await open.bring(planned);
      tell.done(`Из\u00a0файла: ${formatCount(planned.length, ['запись', 'записи', 'записей'])}`);
      onLeave();
    } catch (error) {
      setRefused(errorText(error));
    } finally {
      setSending(false);
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onLeave}
      title={`Загрузить: ${declaration.title}`}
      size="l"
      phone="screen"
      footer={
        <Inline gap={2}>
          <Button loading={sending} disabled={planned.length === 0} onClick={() => void bring()}>
            Применить
          </Button>
          <Button variant="soft" onClick={onLeave}>
            Отмена
          </Button>
        </Inline>
      }
    >
      <Stack gap={4}>
        <FileUpload
          label="Файл CSV"
          accept=".csv,text/csv"
          maxSize={FILE_MAX}
          hint="Такой, какой выгружает эта страница. Чего в&nbsp;нём нет, останется как&nbsp;есть."
          upload={textOf}
          onValueChange={([file]) => {
            setRefused(undefined);
            setText(file?.result ?? null);
          }}
        />
        {text !== null && !plan && <NoFileOfIt declaration={declaration} />}
        {plan && <PlanLines declaration={declaration} plan={plan} />}
        {refused !== undefined && (
          <Callout tone="critical" role="alert">
            {refused}
          </Callout>
        )}
      </Stack>
    </Dialog>
  );
}

const NoFileOfIt = ({ declaration: { fields } }: { declaration: ReferenceDeclaration }) => (
  <Callout tone="critical" role="alert">
    В&nbsp;файле нет столбца «{fields[0]?.title}» или есть столбцы, которых нет в&nbsp;справочнике. Выгрузите
    справочник и&nbsp;правьте тот файл.
  </Callout>
);

interface PlanLinesProps {
  declaration: ReferenceDeclaration;
  plan: ImportPlan;
}

function PlanLines({ declaration, plan: { planned, same, bad } }: PlanLinesProps) {
  const added = planned.filter(({ from }) => !from).length;
  const counts = [
    ['Добавится', added],
    ['изменится', planned.length - added],
    ['останется как\u00a0есть', same],
  ] as const;
  return (
    <Stack gap={3}>
      <Text as="p" role="status">
        {counts.map(([words, count]) => `${words}: ${count}`).join(', ')}.
      </Text>
      {bad.length > 0 && (
        <Lines
          title={`Не\u00a0возьмём ${formatCount(bad.length, ['строку', 'строки', 'строк'])}`}
          lines={bad.map((one) => badWords(declaration, one))}
        />
      )}
      {planned.length > 0 && (
        <Lines title="Что изменится" lines={planned.flatMap((one) => plannedWords(declaration, one))} />
      )}
    </Stack>
  );
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Stack gap={2}>
    <Heading level={3} size="group">
      {title}
    </Heading>
    <ul>
      {lines.slice(0, SHOWN).map((line, at) => (
        <li key={at}>
          <Text size={14}>{line}</Text>
        </li>
      ))}
    </ul>
    {lines.length > SHOWN && (
      <Text size={14} tone="muted">
        И&nbsp;ещё {lines.length - SHOWN}.
      </Text>
    )}
  </Stack>
);
