import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { Stack } from '@siren/ui/layout';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';

export interface CodeFormProps {
  /** Name of the field: «Промокод». */
  label: string;
  /** What the code looks like, where one may not know. */
  hint?: string | undefined;
  /** A code is on its way to the server. */
  busy: boolean;
  /** Why the last one was refused, in words; null while there is nothing to mend. */
  refused: string | null;
  onSubmit(code: string): void;
  /** What was typed is being mended. */
  onEdit(): void;
  /** Escape: one does not want to after all. */
  onClose(): void;
}

const CODE_MAX = 64;

/** A field for a code, which is what one goes on typing in until it is right. */
export function CodeForm({ label, hint, busy, refused, onSubmit, onEdit, onClose }: CodeFormProps) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // A refused code is heard, and typed over.
  useEffect(() => {
    if (refused === null) return;
    field.current?.focus();
    field.current?.select();
  }, [refused]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = code.trim();
    if (typed !== '' && !busy) onSubmit(typed);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <form onSubmit={submit} aria-label={label}>
      <Stack gap={2} align="start">
        <TextField
          ref={field}
          label={label}
          hint={hint}
          error={refused ?? undefined}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={CODE_MAX}
          value={code}
          readOnly={busy}
          onKeyDown={keys}
          onValueChange={(typed) => {
            setCode(typed);
            if (refused !== null) onEdit();
          }}
        />
        <Button type="submit" variant="soft" loading={busy}>
          Применить
        </Button>
      </Stack>
    </form>
  );
}
