import { readConfig, StartupError } from '@siren/server/config';
import { rootDir } from '../build/paths.ts';
import { findCommand, usageText } from '../commands/index.ts';
import { live } from './live.ts';
import { openLog } from './openLog.ts';
import { openShopDatabase } from './openShopDatabase.ts';

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
export function command(args: readonly string[]): Promise<void> {
  // A command answers whoever typed it, be it into a file.
  const log = openLog({ form: 'text', level: 'info' });
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  return live(log, async (life) => {
    const found = findCommand(args);
    if (!found) {
      say(usageText());
      return 2;
    }
    // A package manager runs us in the project's folder; files are meant from where the command was typed.
    if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
    const config = readConfig(process.env, rootDir);
    const db = await openShopDatabase(config, life, { log, shared: true });
    return found.command.run(found.argv, { config, db, clock: () => new Date(), say }).catch(explain);
  });
}
