import { readConfig, StartupError } from '@siren/server/config';
import { runImport } from '@siren/server/import';
import { ensureRegion } from '@siren/server/regions';
import { rootDir } from './build/paths.ts';
import { live } from './start/live.ts';
import { openShopDatabase } from './start/openShopDatabase.ts';

const USAGE = 'Использование: pnpm shop import ФАЙЛ [--region КОД] [--source ИМЯ] [--dry-run] [--allow-loss]';

const say = (line: string): void => console.log(line);

/** PostgreSQL was shut down or died under a connection: the shop it belonged to may have been closed. */
const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  /terminat|ECONN|ENOENT.*\.s\.PGSQL|shutting down|recovery mode/.test(error.message);

function explain(error: unknown): never {
  if (!isLost(error)) throw error;
  throw new StartupError('База данных закрылась посреди работы. Запустите команду ещё раз.', {
    cause: error,
  });
}

/** `pnpm shop …`: what is done to a shop from outside, whether it is open or not. */
await live(async (life) => {
  const [command, ...argv] = process.argv.slice(2);
  if (command !== 'import') {
    say(USAGE);
    return 2;
  }
  // A package manager runs us in the project's folder; files are meant from where the command was typed.
  if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
  const config = readConfig(process.env, rootDir);
  const db = await openShopDatabase(config, life, { say, shared: true });
  await ensureRegion(db);
  return runImport(argv, { db, clock: () => new Date(), print: say }).catch(explain);
});
