import { goRounds } from '../rounds/index.ts';
import type { Rounds } from '../rounds/index.ts';
import { sendMessages } from './sendMessages.ts';
import type { Sending } from './sendMessages.ts';

const MINUTE_MS = 60_000;

/** Sends what waits, now and every minute: what was to go when the shop died, and what was not taken before. */
export const lookAfterMessages = (sending: Sending): Rounds =>
  goRounds(() => sendMessages(sending), MINUTE_MS);
