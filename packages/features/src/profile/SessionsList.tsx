import type { OwnSession } from '@siren/domain/account';
import { Badge } from '@siren/ui/badge';
import { Button } from '@siren/ui/button';
import { formatRelative } from '@siren/ui/format';
import { Text } from '@siren/ui/text';
import { useNow } from '../info/index.ts';
import * as css from './Profile.css.ts';

export interface SessionsListProps {
  sessions: readonly OwnSession[];
  /** Id of the one that is being ended. */
  ending: number | null;
  onEnd(id: number): void;
}

const UNKNOWN = 'Неизвестное устройство';
const kinds = { visit: 'до закрытия браузера', remembered: 'запомнен на\u00a090\u00a0дней' };

/** Where one is signed in: the browser, how long for, when it was last used. */
export function SessionsList({ sessions, ending, onEnd }: SessionsListProps) {
  const now = useNow();
  return (
    <ul className={css.sessions}>
      {sessions.map(({ id, device, kind, seenAt, current }) => (
        <li key={id} className={css.session}>
          <div className={css.words}>
            <span className={css.device}>
              <Text as="span" tone="strong" weight="medium">
                {device === '' ? UNKNOWN : device}
              </Text>
              {current && <Badge tone="info">Этот браузер</Badge>}
            </span>
            <Text as="span" size={14} tone="muted">
              {!current && now !== null && `${formatRelative(seenAt, now, 'Europe/Moscow')}, `}
              {kinds[kind]}
            </Text>
          </div>
          {!current && (
            <Button
              variant="line"
              loading={ending === id}
              aria-label={`Завершить: ${device === '' ? UNKNOWN : device}`}
              onClick={() => onEnd(id)}
            >
              Завершить
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
