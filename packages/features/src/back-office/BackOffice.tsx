import { Logo } from '@siren/ui/logo';
import { Text } from '@siren/ui/text';
import type { ReactNode } from 'react';
import { LoadFailed } from '../errors/index.ts';
import { OfficeLogin } from './login/OfficeLogin.tsx';
import { useOfficeUser } from './login/useOfficeUser.ts';
import type { OfficeUserState } from './login/useOfficeUser.ts';
import { NewsTiles } from './news/NewsTiles.tsx';
import { useTilesShown } from './news/useTilesShown.ts';
import { ConnectionState } from './shell/ConnectionState.tsx';
import * as css from './shell/OfficeShell.css.ts';
import { OfficeShell } from './shell/OfficeShell.tsx';
import type { OfficeShellProps } from './shell/OfficeShell.tsx';

/** The back-office: its login while nobody is signed in, its screens once somebody is. */
export function BackOffice() {
  const state = useOfficeUser();
  const [tiles, showTiles] = useTilesShown();
  return (
    <>
      {/* Around both: the session that is refused may be nobody's by then, and the word of it stands beside the login. */}
      <NewsTiles shown={tiles && Boolean(state.user)} />
      <Inside {...state} tiles={tiles} onTiles={showTiles} />
    </>
  );
}

type InsideProps = OfficeUserState & Pick<OfficeShellProps, 'tiles' | 'onTiles'>;

function Inside({ user, error, retry, take, leave, ...tiles }: InsideProps) {
  // Anew for each person: what one of them was about to say goes in nobody else's name.
  if (user) return <OfficeShell {...tiles} key={user.login} user={user} onLeave={leave} />;
  if (user === null)
    return (
      <Alone>
        <OfficeLogin onEntered={take} />
      </Alone>
    );
  return (
    <Alone>
      {error !== undefined && (
        <LoadFailed
          title={'Не\u00a0получилось открыть рабочее место'}
          level={1}
          error={error}
          onRetry={retry}
        />
      )}
    </Alone>
  );
}

const Alone = ({ children }: { children: ReactNode }) => (
  <div className={css.alone}>
    <title>Рабочее место | Сирень</title>
    <header className={css.aloneHead}>
      <span className={css.brand}>
        <Logo />
        <span className={css.wide}>
          <Text as="span" size={14} tone="muted">
            Рабочее место продавца
          </Text>
        </span>
      </span>
      <ConnectionState />
    </header>
    <main id="main" tabIndex={-1} className={css.aloneMain}>
      {children}
    </main>
  </div>
);
