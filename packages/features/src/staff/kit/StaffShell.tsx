import type { AnswerOf } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import { Sidebar, SkipLink } from '@siren/ui/app-shell';
import { Avatar } from '@siren/ui/avatar';
import { IconButton } from '@siren/ui/icon-button';
import { MenuIcon } from '@siren/ui/icons';
import { Link } from '@siren/ui/link';
import { Logo } from '@siren/ui/logo';
import { Text } from '@siren/ui/text';
import { NotificationsOutlet } from '@siren/ui/toast';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink, Outlet, useLocation } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { useCode } from '../../code/index.ts';
import { useArea } from './area.tsx';
import { Commands, createFinder } from './Commands.tsx';
import { FindButton } from './FindButton.tsx';
import { meResource } from './meResource.ts';
import { ScreenFailed } from './ScreenFailed.tsx';
import { ShellWord } from './ShellWord.tsx';
import * as css from './StaffShell.css.ts';
import { useRoom } from './useRoom.ts';
import { waysOf } from './ways.tsx';
import { WaysList } from './WaysList.tsx';

/** Only phones need it. */
const loadWays = async () => (await import('./PhoneWays.tsx')).PhoneWays;

/** What waits is counted anew so often, ms. */
const asTheyCome = { refreshInterval: 30_000 };

/** What stands around every screen of the staff: ways by permission, who is at work, word of a lost connection. */
export function StaffShell() {
  const { data: me, error, mutate } = useResource(meResource, asTheyCome);
  if (!me) return error === undefined ? null : <ScreenFailed error={error} onRetry={() => void mutate()} />;
  return <Around {...me} isOut={error instanceof ApiError && error.is('user.not_authorized')} />;
}

function Around({ user, permissions, counts, isOut }: AnswerOf<'/api/staff/me'> & { isOut: boolean }) {
  const { pathname } = useLocation();
  const room = useRoom();
  const area = useArea();
  const [finder] = useState(createFinder);
  const groups = waysOf({ permissions, counts, at: pathname, area });
  const title = groups.flatMap(({ items }) => items).find(({ current }) => current)?.label ?? 'Сирень';
  return (
    <>
      <SkipLink />
      <NotificationsOutlet />
      <div className={css.shell}>
        <Sidebar
          key={room}
          label="Разделы"
          groups={groups}
          defaultNarrow={room === 'tablet'}
          head={headOf(finder.find)}
          foot={footOf(user)}
        />
        <PhoneBar
          title={title}
          ways={<WaysList groups={groups} />}
          user={<AtWork {...user} />}
          onFind={finder.find}
        />
        <main id="main" tabIndex={-1} className={css.main}>
          <ShellWord isOut={isOut} />
          <Outlet />
        </main>
      </div>
      <Commands finder={finder} permissions={permissions} />
    </>
  );
}

const headOf = (find: () => void) => (narrow: boolean) => (
  <div className={css.head}>
    <Link variant="quiet" render={<RouterLink to="/" />} aria-label="Сирень, к началу">
      <Logo bare={narrow} />
    </Link>
    <FindButton small={narrow} onPress={find} />
  </div>
);

type Person = Pick<AnswerOf<'/api/staff/me'>['user'], 'name' | 'login'>;

const footOf = (person: Person) => (narrow: boolean) =>
  narrow ? <Avatar name={person.name} size="s" /> : <AtWork {...person} />;

function AtWork({ name, login }: Person) {
  return (
    <div className={css.user}>
      <Avatar name={name} size="s" silent />
      <div>
        <Text size={14} weight="medium">
          {name || login}
        </Text>
        <Link href="/">
          <Text as="span" size={12}>
            В&nbsp;магазин
          </Text>
        </Link>
      </div>
    </div>
  );
}

interface PhoneBarProps {
  title: string;
  ways: ReactNode;
  user: ReactNode;
  onFind(): void;
}

function PhoneBar({ title, ways, user, onFind }: PhoneBarProps) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [PhoneWays, fetchWays] = useCode(loadWays);
  const open = async () => {
    if (await fetchWays()) setOpenAt(key);
  };
  return (
    <header className={css.bar}>
      <IconButton label="Меню" icon={<MenuIcon />} onClick={() => void open()} />
      <Text as="span" weight="strong">
        <span className={css.barTitle}>{title}</span>
      </Text>
      <FindButton small onPress={onFind} />
      {/* A move closes it. */}
      {PhoneWays && (
        <PhoneWays
          open={openAt === key}
          onOpenChange={(wanted) => setOpenAt(wanted ? key : null)}
          footer={user}
        >
          {ways}
        </PhoneWays>
      )}
    </header>
  );
}
