import { ROOMS_HEARD_MAX } from '@siren/domain/back-office';
import { Badge } from '@siren/ui/badge';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { NavLink } from 'react-router-dom';
import { useClock } from '../../info/index.ts';
import { dayText, timeText } from '../moments.ts';
import * as panels from '../panels.css.ts';
import * as css from './Rooms.css.ts';
import type { RoomRow } from './useRooms.ts';

export interface RoomListProps {
  rooms: readonly RoomRow[];
  /** Who looks at it. */
  me: number;
  /** The room that is open. */
  current: string | undefined;
}

/** «12:44» today, else «20 ноября». */
const when = (at: string, now: number): string =>
  dayText(at) === dayText(new Date(now).toISOString()) ? timeText(at) : dayText(at);

/**
 * Rooms, those with news first; each with what was said there last. Of many not all are heard, which is said. Those that one has left
 * stand apart, below.
 */
export function RoomList({ rooms, me, current }: RoomListProps) {
  const own = rooms.filter(({ left }) => !left);
  const others = rooms.filter(({ left }) => left);
  return (
    <>
      <Rows rooms={own} me={me} current={current} />
      {others.length > 0 && (
        <section aria-label={'Вы\u00a0вышли'}>
          <div className={css.otherRooms}>
            <Heading level={2} size="group">
              Вы&nbsp;вышли
            </Heading>
          </div>
          <Rows rooms={others} me={me} current={current} />
        </section>
      )}
      {own.length > ROOMS_HEARD_MAX && (
        <p className={css.heard}>
          Сообщения сразу приходят из&nbsp;{ROOMS_HEARD_MAX} комнат: из&nbsp;открытой и&nbsp;тех, где писали
          последними. Из&nbsp;остальных они придут, когда вы их&nbsp;откроете.
        </p>
      )}
    </>
  );
}

function Rows({ rooms, me, current }: RoomListProps) {
  const now = useClock()();
  return (
    <ul>
      {rooms.map(({ room, title, unread, last }) => (
        <li key={room}>
          <NavLink
            to={`/rooms/${room}`}
            className={panels.row}
            aria-current={room === current ? 'page' : undefined}
          >
            <span className={css.roomTitle}>{title}</span>
            <Text as="span" size={12} tone="muted">
              {last && when(last.at, now)}
            </Text>
            <span className={css.roomLast}>
              {last ? `${last.author.id === me ? 'Вы' : last.author.name}: ${last.text}` : 'Пока ничего'}
            </span>
            {unread > 0 ? (
              <Badge tone="brand">
                {unread}
                <VisuallyHidden> новых</VisuallyHidden>
              </Badge>
            ) : (
              <span />
            )}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
