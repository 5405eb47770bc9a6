import type { StaffClient } from '@siren/domain/client-records';
import { Button } from '@siren/ui/button';
import { formatRelative } from '@siren/ui/format';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useResource } from '../../api/index.ts';
import { useNow } from '../../info/index.ts';
import { ScreenFailed, useTell } from '../kit/index.ts';
import * as css from './ClientScreen.css.ts';
import { sessionsResource } from './resources.ts';
import type { OpenClient } from './useClient.ts';

const UNKNOWN = 'Неизвестное устройство';

/** The browsers in which a client is signed in, each of which can be signed out. */
export function ClientSessions({ client, open }: { client: StaffClient; open: OpenClient }) {
  const { data, error, mutate } = useResource(sessionsResource(client.id));
  const [ending, setEnding] = useState<number | null>(null);
  const now = useNow();
  const tell = useTell();
  async function end(id: number): Promise<void> {
    if (ending !== null) return;
    setEnding(id);
    try {
      await open.endSession(id);
      tell.done('Сеанс завершён');
    } catch (refused) {
      tell.failed(refused);
    } finally {
      setEnding(null);
    }
  }
  if (!data) return error === undefined ? null : <ScreenFailed error={error} onRetry={() => void mutate()} />;
  return (
    <ul className={css.list} aria-label="Сеансы">
      {data.items.map(({ id, device, seenAt }) => (
        <li key={id} className={css.order}>
          <div>
            <Text size={14} weight="medium">
              {device || UNKNOWN}
            </Text>
            {now !== null && (
              <Text size={12} tone="muted" numeric>
                {formatRelative(seenAt, now, client.timeZone)}
              </Text>
            )}
          </div>
          <Button
            size="s"
            variant="line"
            loading={ending === id}
            aria-label={`Завершить: ${device || UNKNOWN}`}
            onClick={() => void end(id)}
          >
            Завершить
          </Button>
        </li>
      ))}
    </ul>
  );
}
