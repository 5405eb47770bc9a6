import type { OrderMessage } from '@siren/domain/order-messages';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Stack } from '@siren/ui/layout';
import { useState } from 'react';
import { useTell } from '../../kit/index.ts';
import { messageName, stateWords } from './tellWords.ts';

export interface FailedMessagesProps {
  messages: readonly OrderMessage[];
  /** Has one tried once more. Rejects with the refusal. */
  onAgain(message: number): Promise<unknown>;
}

/** Messages that did not go out, or of which nobody knows: the steps that they tell of are done. Nothing where all did. */
export function FailedMessages({ messages, onAgain }: FailedMessagesProps) {
  const failed = messages.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return null;
  return (
    <Stack gap={3}>
      {failed.map((message) => (
        <Failed key={message.id} message={message} onAgain={onAgain} />
      ))}
    </Stack>
  );
}

function Failed({ message, onAgain }: { message: OrderMessage; onAgain: FailedMessagesProps['onAgain'] }) {
  const tell = useTell();
  const [sending, setSending] = useState(false);
  const { id, subject, to } = message;

  async function again(): Promise<void> {
    if (sending) return;
    setSending(true);
    try {
      await onAgain(id);
    } catch (error) {
      tell.failed(error);
    } finally {
      setSending(false);
    }
  }
  return (
    <Callout
      tone="caution"
      role="status"
      title={stateWords(message)}
      action={
        <Button size="s" variant="line" loading={sending} onClick={() => void again()}>
          Отправить ещё раз
        </Button>
      }
    >
      {messageName(message)} на&nbsp;{to}: «{subject}». Сам шаг сделан.
    </Callout>
  );
}
