import { Link } from '@siren/ui/link';
import { Signal } from '@siren/ui/signal';
import { Text } from '@siren/ui/text';
import { useEffect, useState } from 'react';
import { useOffice, useOfficeView } from '../OfficeContext.tsx';
import type { OfficeView } from '../session/index.ts';
import * as css from './OfficeShell.css.ts';

const SECOND_MS = 1_000;

const words: Readonly<Record<OfficeView['status'], string>> = {
  connecting: 'Соединяем…',
  connected: 'Входим…',
  unauthorized: 'Вход не\u00a0принят',
  authorized: 'На\u00a0связи',
};
const tones = {
  connecting: 'caution',
  connected: 'caution',
  unauthorized: 'critical',
  authorized: 'positive',
} as const;

/** Whole seconds until a time of the session's clock; null where there is none. */
function useSecondsUntil(until: number | null): number | null {
  const { now } = useOffice();
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return setLeft(null);
    const look = () => setLeft(Math.max(Math.ceil((until - now()) / SECOND_MS), 0));
    look();
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, [until, now]);
  return left;
}

export interface ConnectionStateProps {
  /** Somebody is at work: an open line is not all, they are to be let in as well. @default false */
  atWork?: boolean;
}

/** Whether the server is heard, how quickly it answers, and when the next attempt is (behaviour office-2, office-53). */
export function ConnectionState({ atWork = false }: ConnectionStateProps) {
  const { session } = useOffice();
  const { status, reconnectAt, roundTrip } = useOfficeView();
  const shown = status === 'connected' && !atWork ? 'authorized' : status;
  const left = useSecondsUntil(reconnectAt);
  return (
    <div className={css.connection}>
      <span role="status">
        <Signal tone={tones[shown]} halo muted={false}>
          {left === null ? words[shown] : 'Нет связи'}
        </Signal>
      </span>
      {left !== null && (
        <>
          <span className={css.wide}>
            <Text as="span" size={14} tone="muted">
              повтор через {left}&nbsp;с
            </Text>
          </span>
          <Link render={<button type="button" onClick={() => session.wish({ type: 'again' })} />}>
            Соединить
          </Link>
        </>
      )}
      {left === null && status === 'authorized' && roundTrip !== null && (
        <span className={css.wide}>
          <Text as="span" size={14} tone="muted">
            отклик {Math.round(roundTrip)}&nbsp;мс
          </Text>
        </span>
      )}
    </div>
  );
}
