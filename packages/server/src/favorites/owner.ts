import type { Session } from '../http/index.ts';

/** Columns that a visitor's favourites hang on: the user, else the guest's session. */
export const ownerOf = ({ user, digest }: Session): { userId: number | null; guest: Buffer | null } =>
  user ? { userId: user.id, guest: null } : { userId: null, guest: digest };
