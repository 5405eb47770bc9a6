import type { StaffClient } from '@siren/domain/client-records';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { useState } from 'react';
import { errorText } from '../../notices/index.ts';
import { calledOf, useTell } from '../kit/index.ts';
import type { OpenClient } from './useClient.ts';

/** As the contract bounds it. */
const REASON_MAX = 500;

const wordsFor = (blocked: boolean) =>
  blocked
    ? {
        button: 'Открыть вход…',
        title: 'Открыть вход?',
        description: 'Клиент снова сможет войти и\u00a0заказывать.',
        confirm: 'Открыть вход',
        done: 'Вход открыт',
      }
    : {
        button: 'Закрыть вход…',
        title: 'Закрыть вход?',
        description: 'Все сеансы завершатся, войти и\u00a0заказать будет нельзя. Заказы останутся.',
        confirm: 'Закрыть вход',
        done: 'Вход закрыт',
      };

/** Blocks an account or lets it in again, with the reason. */
export function BlockClient({ client, open }: { client: StaffClient; open: OpenClient }) {
  const { blocked } = client;
  const tell = useTell();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const words = wordsFor(blocked);
  const isMissing = reason.trim() === '';

  async function block(): Promise<void> {
    if (isMissing) throw new Error('no reason');
    await open.block({ blocked: !blocked, reason });
    setReason('');
    tell.done(words.done);
  }
  return (
    <>
      <Button variant="line" wide onClick={() => setAsking(true)}>
        {words.button}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`${calledOf(client)}: ${words.title.toLowerCase()}`}
        description={words.description}
        confirmLabel={words.confirm}
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
