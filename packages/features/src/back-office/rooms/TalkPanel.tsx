import { mayLeave } from '@siren/domain/back-office';
import type { KeptMessage } from '@siren/domain/back-office';
import { Button } from '@siren/ui/button';
import { Heading } from '@siren/ui/heading';
import { IconButton } from '@siren/ui/icon-button';
import { ArrowLeftIcon } from '@siren/ui/icons';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import { Fragment, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../errors/index.ts';
import { useNotices } from '../../notices/index.ts';
import { dayText } from '../moments.ts';
import { useOfficeView } from '../OfficeContext.tsx';
import { Bubble, UnsentBubble } from './Bubble.tsx';
import { LeaveRoom } from './LeaveRoom.tsx';
import { useRoomsState } from './RoomsContext.tsx';
import * as css from './Rooms.css.ts';
import { TalkFoot } from './TalkFoot.tsx';
import type { RoomRow } from './useRooms.ts';
import { useOwnWords } from './useOwnWords.ts';
import { useTalk } from './useTalk.ts';

interface TalkPanelProps {
  room: RoomRow;
  /** One has left it, and looks at it still. */
  onLeft(): void;
}

/** What is said in a room, and what one says there (behaviour office-8). */
export function TalkPanel({ room: { room, title, unread, left }, onLeft }: TalkPanelProps) {
  const { list, outbox, read } = useRoomsState();
  const { status } = useOfficeView();
  const { messages, more, readTo, error, retry, older } = useTalk(room);
  const { fail } = useNotices();
  const own = useOwnWords(room, messages);
  const last = messages?.at(-1)?.seq ?? 0;
  const end = useRef<HTMLDivElement>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  useEffect(() => {
    // Browsers answer a promise, which is no end of an effect.
    end.current?.scrollIntoView({ block: 'end' });
  }, [last, own.length]);
  useEffect(() => {
    if (unread > 0 && last > 0 && document.visibilityState === 'visible') read(room, last);
  });

  return (
    <section className={css.talk} aria-label={title}>
      <header className={css.talkHead}>
        <span className={css.back}>
          <IconButton label="Ко всем комнатам" icon={<ArrowLeftIcon />} render={<Link to="/rooms" />} />
        </span>
        <Heading level={2} size="panel">
          {title}
        </Heading>
        {!left && mayLeave(room) && (
          <span className={css.end}>
            <LeaveRoom
              room={{ room, title }}
              // Whoever went elsewhere meanwhile stays there.
              onLeft={() => isOpen.current && onLeft()}
            />
          </span>
        )}
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard (WCAG 2.1.1) */}
      <div className={css.scroll} role="region" tabIndex={0} aria-label="Прокрутка сообщений">
        <div className={css.messages} role="log" aria-label={`Сообщения: ${title}`}>
          {more && (
            <Button size="s" variant="line" onClick={() => void older().catch(fail)}>
              Показать раньше
            </Button>
          )}
          {messages ? (
            <Messages messages={messages} me={list?.me ?? 0} readTo={readTo} left={left} />
          ) : (
            error === undefined && <Skeleton shape="control" height="12em" />
          )}
          {error !== undefined && (
            <LoadFailed title={'Не\u00a0получилось загрузить сообщения'} error={error} onRetry={retry} />
          )}
          {own.map((one) => (
            <UnsentBubble
              key={one.key}
              unsent={one}
              waits={status !== 'authorized'}
              onAgain={() => outbox.again(one.key)}
              onDrop={() => outbox.drop(one.key)}
            />
          ))}
          <div ref={end} />
        </div>
      </div>
      <TalkFoot
        room={{ room, title, left }}
        waits={status !== 'authorized'}
        onSay={(text) => outbox.say(room, text)}
      />
    </section>
  );
}

interface MessagesProps {
  messages: readonly KeptMessage[];
  me: number;
  /** How far one had read. */
  readTo: number;
  /** One may not say anything there. */
  left: boolean;
}

function Messages({ messages, me, readTo, left }: MessagesProps) {
  if (messages.length === 0)
    return (
      <Text tone="muted">Здесь ещё ничего не&nbsp;говорили.{!left && ' Напишите первое сообщение.'}</Text>
    );
  const fresh = messages.find(({ seq, author }) => seq > readTo && author.id !== me)?.seq;
  return messages.map((message, index) => {
    const before = messages[index - 1];
    return (
      <Fragment key={message.key}>
        {(!before || dayText(before.at) !== dayText(message.at)) && (
          <p className={css.parting}>{dayText(message.at)}</p>
        )}
        {message.seq === fresh && readTo > 0 && <p className={css.newParting}>Новые</p>}
        <Bubble message={message} own={message.author.id === me} />
      </Fragment>
    );
  });
}
