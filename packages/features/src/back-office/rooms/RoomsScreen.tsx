import { EmptyState } from '@siren/ui/empty-state';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ComingLines } from '../ComingLines.tsx';
import { LoadFailed } from '../../errors/index.ts';
import { AddRoom } from './AddRoom.tsx';
import { PeopleList } from './PeopleList.tsx';
import { RoomList } from './RoomList.tsx';
import { useRoomsState } from './RoomsContext.tsx';
import * as panels from '../panels.css.ts';
import * as css from './Rooms.css.ts';
import { StaleNote } from '../StaleNote.tsx';
import { TalkPanel } from './TalkPanel.tsx';
import { useListOfNow } from './useListOfNow.ts';

/** Rooms at the left, what is said in one of them, and who is there (behaviour office-8). On a phone one of both. */
export function RoomsScreen() {
  const { room } = useParams();
  const { list, error, retry, unread } = useRoomsState();
  useListOfNow();
  const open = list?.rooms.find((one) => one.room === room);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasLeft = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    // What was pressed went away with the room; on a phone the list is there only now.
    if (hasLeft.current && room === undefined) heading.current?.focus();
    hasLeft.current = false;
  }, [room]);
  return (
    <div className={css.screen} data-state={room === undefined ? 'list' : 'talk'}>
      <section className={css.side} aria-label="Комнаты">
        <div className={css.sideHead}>
          <Heading ref={heading} level={1} size="panel" tabIndex={-1}>
            Комнаты
          </Heading>
          <Text as="span" size={14} tone="muted" role="status">
            {unread > 0 && `новых: ${unread}`}
          </Text>
          <span className={css.end}>
            <AddRoom />
          </span>
        </div>
        {list ? (
          <div className={css.rooms}>
            {error !== undefined && (
              <div className={css.stale}>
                <StaleNote error={error} onRetry={retry} />
              </div>
            )}
            <RoomList rooms={list.rooms} me={list.me} current={room} />
          </div>
        ) : error === undefined ? (
          <ComingLines className={panels.loading} />
        ) : (
          <LoadFailed title={'Не\u00a0получилось загрузить комнаты'} error={error} onRetry={retry} />
        )}
      </section>
      {open ? (
        <TalkPanel
          key={open.room}
          room={open}
          onLeft={() => {
            hasLeft.current = true;
            void navigate('/rooms');
          }}
        />
      ) : (
        <div className={css.nothing}>
          {list && room !== undefined ? (
            <EmptyState title="Такой комнаты нет" text="Выберите другую в&nbsp;списке." />
          ) : (
            <Text tone="muted">Выберите комнату, чтобы читать и&nbsp;писать.</Text>
          )}
        </div>
      )}
      {list && <PeopleList people={list.people} me={list.me} />}
    </div>
  );
}
