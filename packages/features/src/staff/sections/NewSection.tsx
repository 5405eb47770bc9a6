import { paths } from '@siren/contract/routes';
import { newSectionProblem, pathOfName, pathProblem, SECTION_PATH_MAX } from '@siren/domain/sections';
import type { StaffSectionRow } from '@siren/domain/sections';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Combobox } from '@siren/ui/combobox';
import { Dialog } from '@siren/ui/dialog';
import { TextField } from '@siren/ui/field';
import { Stack } from '@siren/ui/layout';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { errorText } from '../../notices/index.ts';
import { NAME_MAX } from './SectionFields.tsx';
import { parentOptions, parentOf } from './sectionWords.ts';
import { useNewSection } from './useNewSection.ts';

export interface NewSectionProps {
  rows: readonly StaffSectionRow[];
  /** The section that is looked at: what is made lies in it unless somebody says otherwise. */
  around: number | null;
  onMade(id: number): void;
  onClose(): void;
}

/** Asks for the name of a new section and what it lies in; its address is made of the name until somebody writes another one. */
export function NewSection({ rows, around, onMade, onClose }: NewSectionProps) {
  const { make, sending, error } = useNewSection(onMade);
  const [name, setName] = useState('');
  const [written, setWritten] = useState<string | null>(null);
  const [parent, setParent] = useState(around);
  const [tried, setTried] = useState(false);
  const path = written ?? pathOfName(rows, { name, parent });
  const wish = { name: name.trim(), path: path.trim(), parent };
  const options = parentOptions(rows);
  const wrong = problemsOf(rows, wish);
  function send(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!wrong.name && !wrong.path) void make(wish);
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Новый раздел"
      description="В&nbsp;магазине он появится с&nbsp;первым товаром. Импорт его не&nbsp;меняет."
    >
      <form noValidate onSubmit={send}>
        <Stack gap={4}>
          <TextField
            label="Название"
            autoComplete="off"
            maxLength={NAME_MAX}
            value={name}
            error={tried && wrong.name}
            onValueChange={setName}
          />
          <Combobox
            label="Лежит в&nbsp;разделе"
            options={options}
            value={options.find(({ value }) => parentOf(value) === parent) ?? null}
            onValueChange={(chosen) => setParent(parentOf(chosen?.value ?? ''))}
          />
          <TextField
            label="Адрес"
            autoComplete="off"
            spellCheck={false}
            maxLength={SECTION_PATH_MAX}
            start={paths.section('')}
            value={path}
            error={tried && wrong.path}
            onValueChange={setWritten}
          />
          {error !== null && (
            <Callout tone="critical" role="alert">
              {errorText(error)}
            </Callout>
          )}
          <div>
            <Button type="submit" loading={sending}>
              Создать
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}

/** What is wrong with a field, in words of its own. */
function problemsOf(
  rows: readonly StaffSectionRow[],
  wish: { name: string; path: string; parent: number | null },
): { name: string | null; path: string | null } {
  const problem = newSectionProblem(rows, wish);
  const taken = {
    name: problem === 'name' ? 'Такой раздел здесь уже есть.' : null,
    path: problem === 'path' ? 'Адрес занят.' : null,
  };
  return wish.name === ''
    ? { name: 'Напишите название.', path: null }
    : { name: taken.name, path: pathProblem(wish.path) ?? taken.path };
}
