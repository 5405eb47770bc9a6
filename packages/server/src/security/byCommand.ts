import type { Database } from '../db/index.ts';

/** Who works on the shop from outside, at the machine itself: `npm run shop -- …`. */
export interface Console {
  db: Database;
  now(): Date;
}

/** Whoever typed a command, as events name them: no account, and no address but this word. */
export const byCommand = ({ now }: Console, db: Database) => ({
  db,
  now,
  address: 'command',
  session: { user: null },
});
