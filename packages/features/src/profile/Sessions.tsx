import { Button } from '@siren/ui/button';
import { Skeleton } from '@siren/ui/skeleton';
import { useState } from 'react';
import { useLogout } from '../account/index.ts';
import { useApi, useResource } from '../api/index.ts';
import { LoadFailed } from '../errors/index.ts';
import { useNotices } from '../notices/index.ts';
import * as css from './Profile.css.ts';
import { sessionsResource } from './resources.ts';
import { SessionsList } from './SessionsList.tsx';

/** Where one is signed in, and the ways out: there, or everywhere. */
export function Sessions() {
  const { data, error, state, mutate } = useResource(sessionsResource);
  const api = useApi();
  const [ending, setEnding] = useState<number | null>(null);
  const { say, fail } = useNotices();
  const { loading, logout } = useLogout({ everywhere: true });

  async function end(id: number): Promise<void> {
    if (ending !== null) return;
    setEnding(id);
    try {
      await mutate(await api.call('/api/user/end-session', { id }), { revalidate: false });
      say('Вход завершён');
    } catch (refused) {
      fail(refused);
    } finally {
      setEnding(null);
    }
  }
  if (!data)
    return error ? (
      <LoadFailed
        title="Список не&nbsp;загрузился"
        error={error}
        retrying={state === 'pending'}
        onRetry={() => void mutate()}
      />
    ) : (
      <Skeleton shape="tile" height="8em" />
    );
  return (
    <>
      <SessionsList sessions={data.items} ending={ending} onEnd={(id) => void end(id)} />
      <div className={css.form}>
        <div>
          <Button variant="line" loading={loading} onClick={logout}>
            Выйти на&nbsp;всех устройствах
          </Button>
        </div>
      </div>
    </>
  );
}
