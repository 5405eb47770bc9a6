import { newsCount } from '@siren/domain/back-office';
import { SkipLink } from '@siren/ui/app-shell';
import { Button } from '@siren/ui/button';
import { Count } from '@siren/ui/count';
import { IconButton } from '@siren/ui/icon-button';
import { BellIcon, ExitIcon, VolumeHighIcon, VolumeOffIcon } from '@siren/ui/icons';
import { Logo } from '@siren/ui/logo';
import { Text } from '@siren/ui/text';
import { NotificationsOutlet } from '@siren/ui/toast';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { useState } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { useNotices } from '../../notices/index.ts';
import type { OfficeUser } from '../login/useOfficeUser.ts';
import { useNewsMark } from '../news/useNewsMark.ts';
import { useRoomInSight } from '../news/useRoomInSight.ts';
import { useSound } from '../news/useSound.ts';
import { useOfficeView } from '../OfficeContext.tsx';
import { RoomsProvider, useRoomsState } from '../rooms/RoomsContext.tsx';
import { useScans } from '../scan/useScans.ts';
import { ConnectionState } from './ConnectionState.tsx';
import { HeraldButton } from './HeraldButton.tsx';
import * as css from './OfficeShell.css.ts';
import { officeWays } from './officeWays.ts';
import type { OfficeWayName } from './officeWays.ts';

export interface OfficeShellProps {
  user: OfficeUser;
  /** Whether open notifications stand as tiles. */
  tiles: boolean;
  onTiles(shown: boolean): void;
  /** Signs out; throws where that failed. */
  onLeave(): Promise<void>;
}

/** What stands around every screen of the back-office: the state of the line, sound, who is at work, the ways (behaviour office-5). */
export function OfficeShell({ user, tiles, onTiles, onLeave }: OfficeShellProps) {
  useScans();
  return (
    <RoomsProvider login={user.login}>
      <NewsMark />
      <SkipLink />
      <NotificationsOutlet position="top-right" label="Сообщения" />
      <div className={css.shell}>
        <header className={css.head}>
          <span className={css.wide}>
            <Logo size="s" />
          </span>
          <span className={css.narrow}>
            <Logo size="s" bare />
          </span>
          <ConnectionState atWork />
          <div className={css.person}>
            <IconButton
              label="Плитки уведомлений"
              icon={<BellIcon />}
              pressed={tiles}
              onClick={() => onTiles(!tiles)}
            />
            <SoundSwitch />
            <HeraldButton />
            <span className={css.wide}>
              <Text as="span" size={14}>
                {user.name || user.login}
              </Text>
            </span>
            <LeaveButton onLeave={onLeave} />
          </div>
        </header>
        <Ways />
        <main id="main" tabIndex={-1} className={css.main}>
          <Outlet />
        </main>
      </div>
    </RoomsProvider>
  );
}

/** What the tab itself tells, and what it sees, without the rest being drawn anew. */
function NewsMark() {
  useNewsMark('Рабочее место | Сирень');
  useRoomInSight();
  return null;
}

/** How much is new on a screen, in words. */
const newsWords: Readonly<Record<OfficeWayName, string>> = {
  orders: '',
  receipts: '',
  news: 'открыто',
  rooms: 'новых',
  stock: '',
};

function Ways() {
  const { notifications } = useOfficeView();
  const { unread } = useRoomsState();
  const counts: Readonly<Record<OfficeWayName, number>> = {
    orders: 0,
    receipts: 0,
    news: notifications.length,
    rooms: unread,
    stock: 0,
  };
  return (
    <nav className={css.ways} aria-label="Разделы">
      {(Object.keys(officeWays) as OfficeWayName[]).map((name) => {
        const { path, label, Icon } = officeWays[name];
        return (
          <NavLink key={name} to={`/${path}`} className={css.way}>
            <span className={css.wayIcon}>
              <Icon size="l" />
              <Count value={counts[name]} />
            </span>
            <span>
              {label}
              {counts[name] > 0 && (
                <VisuallyHidden>
                  , {newsWords[name]} {name === 'news' ? newsCount(counts.news) : counts[name]}
                </VisuallyHidden>
              )}
            </span>
          </NavLink>
        );
      })}
    </nav>
  );
}

function SoundSwitch() {
  const { on, blocked, turn, check } = useSound();
  if (blocked)
    return (
      <Button size="s" variant="line" onClick={check}>
        Включить звук
      </Button>
    );
  return (
    <IconButton
      label="Звук уведомлений"
      icon={on ? <VolumeHighIcon /> : <VolumeOffIcon />}
      pressed={on}
      onClick={() => turn(!on)}
    />
  );
}

function LeaveButton({ onLeave }: Pick<OfficeShellProps, 'onLeave'>) {
  const { fail } = useNotices();
  const [leaving, setLeaving] = useState(false);
  async function leave(): Promise<void> {
    if (leaving) return;
    setLeaving(true);
    try {
      await onLeave();
    } catch (error) {
      fail(error, 'Вы\u00a0всё ещё на\u00a0рабочем месте.');
      setLeaving(false);
    }
  }
  return <IconButton label="Выйти" icon={<ExitIcon />} onClick={() => void leave()} />;
}
