import { readConfig, StartupError } from '@siren/server/config';
import { migrate, openDatabase } from '@siren/server/db';
import { runImport } from '@siren/server/import';
import { ensureRegion } from '@siren/server/regions';
import { rootDir } from './build/buildApp.ts';
import { openShopDatabase } from './start/openShopDatabase.ts';

const USAGE = 'Использование: pnpm shop import ФАЙЛ [--region КОД] [--source ИМЯ] [--dry-run]';

const print = (line: string) => console.log(line);

/** `pnpm shop …`: what is done to a shop from outside. Gives the exit code. */
async function main([command, ...argv]: string[]): Promise<number> {
  if (command !== 'import') {
    print(USAGE);
    return 2;
  }
  const config = readConfig(process.env, rootDir);
  const database = await openShopDatabase(config, { log: print, onGone: (reason) => console.error(reason) });
  try {
    await migrate(database.url);
    const db = openDatabase(database.url);
    await ensureRegion(db);
    const code = await runImport(argv, { db, clock: () => new Date(), print });
    await db.close();
    return code;
  } finally {
    await database.stop();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
