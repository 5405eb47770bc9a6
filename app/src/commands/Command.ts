import type { Config } from '@siren/server/config';
import type { DatabasePool } from '@siren/server/db';

/** What a command works with. */
export interface CommandContext {
  config: Config;
  /** The shop's database, brought up to date. */
  db: DatabasePool;
  clock(): Date;
  /** Prints a line. */
  say(line: string): void;
}

/** Something that is done to a shop from outside: `npm run shop -- …`. */
export interface Command {
  /** What follows its name. */
  usage: string;
  /** What it does, in a line. */
  about: string;
  /** Gives the exit code: 0 done, 1 it could not be done, 2 a wrong command. */
  run(argv: readonly string[], context: CommandContext): Promise<number>;
}
