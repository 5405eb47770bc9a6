import { cleanValues, entryProblem } from '@siren/domain/references';
import type { EntryProblem, ReferenceDeclaration, ReferenceEntry } from '@siren/domain/references';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { Inline, Stack } from '@siren/ui/layout';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { errorText } from '../../notices/index.ts';
import { problemWords } from './entryWords.ts';
import { FieldEditor } from './FieldEditor.tsx';
import type { OpenReference } from './useReference.ts';

export interface AddEntryProps {
  declaration: ReferenceDeclaration;
  entries: readonly ReferenceEntry[];
  open: OpenReference;
  onLeave(): void;
}

/** One more entry, and another one after it: the form stays until it is closed. */
export function AddEntry({ declaration, entries, open, onLeave }: AddEntryProps) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [wrong, setWrong] = useState<EntryProblem | null>(null);
  const [refused, setRefused] = useState<string>();
  const [sending, setSending] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const focusFirst = () => box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  useEffect(focusFirst, []);

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending) return;
    const values = cleanValues(declaration, typed);
    const problem = entryProblem(declaration, entries, { id: null, values });
    setWrong(problem);
    if (problem) return;
    setSending(true);
    try {
      await open.add(values);
      setTyped({});
      focusFirst();
    } catch (error) {
      setRefused(errorText(error));
    } finally {
      setSending(false);
    }
  }
  return (
    <Card as="form" aria-label="Новая запись" onSubmit={(event: FormEvent) => void add(event)}>
      <div ref={box}>
        <Stack gap={3}>
          {declaration.fields.map((field, place) => (
            <FieldEditor
              key={field.key}
              field={field}
              label={field.title}
              value={typed[field.key] ?? ''}
              error={
                wrong?.field === field.key ? problemWords(wrong, field) : place === 0 ? refused : undefined
              }
              onValueChange={(text) => {
                setWrong(null);
                setRefused(undefined);
                setTyped({ ...typed, [field.key]: text });
              }}
            />
          ))}
          <Inline gap={2}>
            <Button type="submit" size="s" loading={sending}>
              Добавить
            </Button>
            <Button size="s" variant="soft" onClick={onLeave}>
              Закрыть
            </Button>
          </Inline>
        </Stack>
      </div>
    </Card>
  );
}
