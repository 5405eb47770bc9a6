import { Logo } from '@siren/ui/logo';
import { Text } from '@siren/ui/text';
import type { ReactNode } from 'react';
import { LoadFailed } from '../errors/index.ts';
import { OfficeLogin } from './login/OfficeLogin.tsx';
import { useOfficeUser } from './login/useOfficeUser.ts';
import { ConnectionState } from './shell/ConnectionState.tsx';
import * as css from './shell/OfficeShell.css.ts';
import { OfficeShell } from './shell/OfficeShell.tsx';

/** The back-office: its login while nobody is signed in, its screens once somebody is. */
export function BackOffice() {
  const { user, error, retry, take, leave } = useOfficeUser();
  if (user) return <OfficeShell user={user} onLeave={leave} />;
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
