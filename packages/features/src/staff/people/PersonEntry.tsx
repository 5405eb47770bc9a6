import type { Person } from '@siren/domain/people';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { useState } from 'react';
import { errorText } from '../../notices/index.ts';
import { useTell } from '../kit/index.ts';
import { nameOf } from './personWords.ts';
import type { OpenPerson } from './usePerson.ts';

/** As the contract bounds it. */
const REASON_MAX = 500;

const wordsFor = (blocked: boolean) =>
  blocked
    ? {
        label: 'Открыть вход',
        description: 'Сотрудник снова сможет войти с\u00a0теми\u00a0же правами.',
        done: 'Вход открыт',
      }
    : {
        label: 'Закрыть вход',
        description: 'Все сеансы завершатся сразу, войти будет нельзя. Права останутся.',
        done: 'Вход закрыт',
      };

/** Shuts an account of the staff or opens it again, with the reason. */
export function PersonEntry({ person, open }: { person: Person; open: OpenPerson }) {
  const { blocked } = person;
  const tell = useTell();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { label, description, done } = wordsFor(blocked);
  const isMissing = reason.trim() === '';

  async function block(): Promise<void> {
    if (isMissing) throw new Error('no reason');
    await open.block({ blocked: !blocked, reason });
    setReason('');
    tell.done(done);
  }
  return (
    <>
      <Button variant="line" wide onClick={() => setAsking(true)}>
        {label}…
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`${nameOf(person)}: ${label.toLowerCase()}?`}
        description={description}
        confirmLabel={label}
        tone={blocked ? 'neutral' : 'danger'}
        describeError={(error) => (isMissing ? 'Напишите причину.' : errorText(error))}
        onConfirm={block}
      >
        <TextField
          label="Причина"
          hint="Увидят сотрудники"
          autoComplete="off"
          maxLength={REASON_MAX}
          value={reason}
          onValueChange={setReason}
        />
      </AlertDialog>
    </>
  );
}
