import type { AuditEntry } from '@siren/domain/audit';
import { callResults, phoneCalls } from '@siren/domain/phone-calls';
import type { CallResult } from '@siren/domain/phone-calls';
import { Button } from '@siren/ui/button';
import { Inline } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useResource } from '../../../api/index.ts';
import { meResource } from '../meResource.ts';
import { useTell } from '../useTell.ts';
import { resultWords } from './callLines.ts';

export interface CallResultsProps {
  /** The history of the record, the newest first. */
  changes: readonly AuditEntry[];
  /** Says what came of a call. Rejects with the refusal. */
  onSay(said: { call: number; result: CallResult }): Promise<unknown>;
}

/** Asks whoever called last what came of it, until they have said. */
export function CallResults({ changes, onSay }: CallResultsProps) {
  const tell = useTell();
  const { data: me } = useResource(meResource);
  const [saying, setSaying] = useState<CallResult | null>(null);
  const [last] = phoneCalls(changes);
  if (!last || last.result !== null || !me || last.by?.id !== me.user.id) return null;
  const call = last.id;

  async function say(result: CallResult): Promise<void> {
    if (saying !== null) return;
    setSaying(result);
    try {
      await onSay({ call, result });
    } catch (error) {
      tell.failed(error);
    } finally {
      setSaying(null);
    }
  }
  return (
    <div role="group" aria-label="Чем кончился звонок">
      <Inline gap={2}>
        <Text as="span" size={14}>
          Чем кончился звонок?
        </Text>
        {callResults.map((result) => (
          <Button
            key={result}
            size="s"
            variant="line"
            loading={saying === result}
            onClick={() => void say(result)}
          >
            {resultWords[result].button}
          </Button>
        ))}
      </Inline>
    </div>
  );
}
